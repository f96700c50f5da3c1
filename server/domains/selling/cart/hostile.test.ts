import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../shop.test-support';
import { testShops } from '../../test-shops.test-support';
import { card, orderer, otherAddress, type Shopper, shopperOf } from './cart.test-support';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  shopper = shopperOf(shop);
});
afterAll(() => shop.close());

const fieldsOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.keys((body as { errors?: object }).errors ?? {}),
];

describe('what no shopper sends', () => {
  it.each([0, -1, 1e9, 10_000, 1.5, '1; drop table carts', '2', null, true, [], {}, 1e400])(
    'as a quantity is refused: %j',
    async (quantity) => {
      const { token, detail } = await shopper.cartWith({ 'SE-01': 1 });
      const added = await shopper.ask('cart.addProducts', {
        token,
        products: [{ sku_id: await shopper.skuId('SE-01'), quantity }],
      });
      expect(fieldsOf(added)).toEqual([422, ['products.0.quantity']]);
      const key = detail.products[0]?.key;
      const changed = await shopper.ask('cart.modifyProducts', { token, products: [{ key, quantity }] });
      expect(fieldsOf(changed)).toEqual([422, ['products.0.quantity']]);
      expect((await shopper.see(token)).count).toBe(1);
    },
  );

  it.each([0, -1, 1.5, '1', 9_007_199_254_740_993, 9_007_199_254_740_991, 'SE-01', null])(
    'as a SKU is refused: %j',
    async (sku_id) => {
      const answer = await shopper.ask('cart.addProducts', { products: [{ sku_id, quantity: 1 }] });
      expect(fieldsOf(answer)).toEqual([422, ['products.0.sku_id']]);
    },
  );

  it.each([
    ['a price of a line', { products: [{ sku_id: 1, quantity: 1, unit_price: 1 }] }],
    ['a sum', { products: [{ sku_id: 1, quantity: 1 }], total_payment: 1 }],
    ['nothing', { products: [] }],
    ['far too much at once', { products: Array.from({ length: 21 }, () => ({ sku_id: 1, quantity: 1 })) }],
    ['no list', { products: { length: 1 } }],
    ['another’s cart by its id', { cart_id: 1, products: [{ sku_id: 1, quantity: 1 }] }],
  ])('is refused: %s', async (_what, body) => {
    expect((await shopper.ask('cart.addProducts', body)).status).toBe(422);
  });

  it.each(['', 'short', 'a'.repeat(65), '../../etc/passwd', "' or 1=1 --", 'カートカートカートカートカート', 7, null])(
    'as a token is no cart: %j',
    async (token) => {
      expect([404, 422]).toContain((await shopper.ask('cart.reset', { token })).status);
    },
  );
});

describe('what shoppers type', () => {
  const order = async (values: object) => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    return shopper.ask('cart.modifyOrder', { token, orderer: { ...orderer, ...values } });
  };

  it.each([
    ['an address of 10,000 characters', { address1: '町'.repeat(10_000) }, 'address1'],
    ['an empty name', { last_name: '' }, 'last_name'],
    ['a name of blanks only', { last_name: '　' }, 'last_name'],
    ['a name of zero width', { first_name: '\u200b' }, 'first_name'],
    ['a name that turns the text around', { first_name: '\u202eabc' }, 'first_name'],
    ['a header in a name', { last_name: '山\r\nBcc: x@x.jp' }, 'last_name'],
    ['a city of blanks only', { city: '  ' }, 'city'],
    ['an address of blanks only', { address1: '   ' }, 'address1'],
    ['an address of emoji only', { address1: '🍡' }, 'address1'],
    ['a line break in a building', { address2: '実りビル\n3階' }, 'address2'],
    ['kana in kanji', { last_name_kana: '山田' }, 'last_name_kana'],
    ['kana in Latin letters', { first_name_kana: 'Hanako' }, 'first_name_kana'],
    ['a postal code of letters', { postal_code: 'abcdefg' }, 'postal_code'],
    ['a prefecture that is none', { prefecture: '江戸' }, 'prefecture'],
    ['an address without at sign', { email: 'hanako' }, 'email'],
    ['a header in the address', { email: 'a@example.jp\nBcc: b@example.jp' }, 'email'],
    ['a telephone number of words', { phone_number: 'ゼロ' }, 'phone_number'],
    ['a character that no text holds', { city: 'a\u0000b' }, 'city'],
    ['half of a character', { city: '\ud83d' }, 'city'],
    ['what no label shows', { address2: '🍡マンション' }, 'address2'],
    ['a field that is not asked for', { password: 'x' }, 'password'],
  ])('is refused by its field: %s', async (_what, values, field) => {
    expect(fieldsOf(await order(values))).toEqual([422, [`orderer.${field}`]]);
  });

  it.each([
    ['rare characters', { address2: '髙﨑マンション𠮷号室①' }],
    ['markup', { last_name: '<script>alert(1)</script>' }],
    ['quotes and backslashes', { first_name: `O'Neil "\\" ; --` }],
    ['all the room there is', { address1: '町'.repeat(100) }],
    ['names as long as they may be', { last_name_kana: 'ア'.repeat(50), first_name_kana: 'イ'.repeat(50) }],
  ])('comes back as it was typed: %s', async (_what, values) => {
    expect(await order(values)).toMatchObject({ status: 200, body: { orderer: { ...orderer, ...values } } });
  });

  it('is measured the same for another address', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const address = { ...otherAddress, shipping_last_name: '　', shipping_kana: '鈴木', address1: '町'.repeat(101) };
    const answer = await shopper.ask('cart.addShipping', { token, address });
    expect(fieldsOf(answer)).toEqual([
      422,
      ['address.shipping_last_name', 'address.shipping_kana', 'address.address1'],
    ]);
  });

  it('is no card number: only a token is taken', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 1 });
    const payment_id = await shopper.methodId('card');
    for (const given of [
      { number: '4242424242424242' },
      { ...card, number: '4242424242424242' },
      { ...card, token: '' },
    ]) {
      expect((await shopper.ask('cart.modifyOrder', { token, payment_id, card: given })).status).toBe(422);
    }
    const rows = JSON.stringify(await shop.db.selectFrom('carts').selectAll().execute());
    expect(rows).not.toContain('4242424242424242');
  });
});
