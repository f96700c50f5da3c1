import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { firstPlace, allowSeveral, orderer, otherAddress, type Shopper, shopperOf } from '../cart.test-support';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  shopper = shopperOf(shop);
});
afterAll(() => shop.close());
beforeEach(() => allowSeveral(shop, true));

const addressOf = (name: string) => ({ ...otherAddress, shipping_first_name: name });

/** Whom each shipping goes to, with what: 'orderer SE-01×2' by its key. */
const shownIn = ({ detail: { shippings, products } }: Cart): Record<string, string> =>
  Object.fromEntries(
    shippings.map(({ key, is_orderer: isOrderer, address }) => [
      key,
      [
        isOrderer ? 'orderer' : (address?.shipping_first_name ?? 'nobody'),
        ...products
          .filter((line) => line.shipping_key === key)
          .map((line) => `${line.product_info.sku}×${line.quantity}`),
      ].join(' '),
    ]),
  );

/** A cart with these SKUs, known orderer, and a second, empty shipping. */
const twoPlaces = async (wanted: Readonly<Record<string, number>>): Promise<Cart> => {
  const { token } = await shopper.cartWith(wanted);
  await shopper.change('cart.modifyOrder', { token, orderer });
  return shopper.change('cart.addShipping', { token, address: addressOf('一郎') });
};
const secondKey = ({ detail }: Cart): string => detail.shippings[1]?.key ?? '';

describe('[cart.multiple-shipping] a further address', () => {
  it('comes behind the others, and is empty until goods are divided', async () => {
    const cart = await twoPlaces({ 'SE-01': 2 });
    expect(shownIn(cart)).toEqual({ [firstPlace(cart)]: 'orderer SE-01×2', [secondKey(cart)]: '一郎' });
    expect(cart.next_step).toBe('shipping');
    expect(cart.detail.shippings[1]).toMatchObject({ packings: [], products_total: 0, carriage: 0 });
    const third = await shopper.change('cart.addShipping', { token: cart.token, address: addressOf('二郎') });
    expect(Object.values(shownIn(third))).toEqual(['orderer SE-01×2', '一郎', '二郎']);
  });

  it('is the awaited one where one is awaited', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 2 });
    await shopper.change('cart.resetShippings', { token, is_removing_address: true });
    const cart = await shopper.change('cart.addShipping', { token, address: addressOf('一郎') });
    expect(Object.values(shownIn(cart))).toEqual(['一郎 SE-01×2']);
  });

  it('can be the orderer’s, once', async () => {
    const empty = await shopper.cartWith({ 'SE-01': 2 });
    const [token, key] = [empty.token, firstPlace(empty)];
    await shopper.change('cart.modifyShipping', { token, key, address: addressOf('一郎') });
    const add = () => shopper.change('cart.addShipping', { token, to_orderer: true });
    const cart = await add();
    expect(Object.values(shownIn(cart))).toEqual(['一郎 SE-01×2', 'orderer']);
    expect((await add()).detail.shippings).toEqual(cart.detail.shippings);
    const second = await shopper.ask('cart.modifyShipping', { token, key, to_orderer: true });
    expect(second).toMatchObject({ status: 422, body: { errors: { to_orderer: [{}] } } });
  });

  it('that is there already is not added again, however often its form is sent', async () => {
    const { token } = await twoPlaces({ 'SE-01': 2 });
    const address = addressOf('一郎');
    await Promise.all(Array.from({ length: 6 }, () => shopper.change('cart.addShipping', { token, address })));
    expect((await shopper.see(token)).detail.shippings).toHaveLength(2);
  });

  it('is refused beyond ten, also of many that come at once', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 20 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => shopper.ask('cart.addShipping', { token, address: addressOf(`客${at}`) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'cart.shipping.too_many',
      message: 'お届け先は10か所までお選びいただけます。',
    });
    const { detail } = await shopper.see(token);
    expect(new Set(detail.shippings.map(({ key }) => key)).size).toBe(10);
  });

  it('changes by its key, and no other does', async () => {
    const cart = await twoPlaces({ 'SE-01': 2 });
    const body = { token: cart.token, key: secondKey(cart), address: addressOf('三郎') };
    expect(Object.values(shownIn(await shopper.change('cart.modifyShipping', body)))).toEqual([
      'orderer SE-01×2',
      '三郎',
    ]);
  });

  it('answers 404 without a cart', async () => {
    const token = 'no-such-cart-no-such-cart';
    const answer = await shopper.ask('cart.addShipping', { token, to_orderer: true });
    expect(answer).toMatchObject({ status: 404, body: { code: 'cart.common.not_found' } });
  });
});

describe('[cart.multiple-shipping] a shop that sends to one address only', () => {
  it('lets the only shipping take every address', async () => {
    await allowSeveral(shop, false);
    const { token } = await shopper.cartWith({ 'SE-01': 2 });
    await shopper.change('cart.addShipping', { token, address: addressOf('一郎') });
    const cart = await shopper.change('cart.addShipping', { token, address: addressOf('二郎') });
    expect(shownIn(cart)).toEqual({ [firstPlace(cart)]: '二郎 SE-01×2' });
    const products = await shopper.divisions({ 'SE-01': { [firstPlace(cart)]: 2 } });
    expect(await shopper.ask('cart.divideProducts', { token, products })).toMatchObject({
      status: 422,
      body: { code: 'cart.shipping.not_allowed' },
    });
  });

  it('sends a cart that was divided before back to the addresses, until they are joined', async () => {
    const { token, ...cart } = await twoPlaces({ 'SE-01': 2 });
    const [first, key] = cart.detail.shippings.map((shipping) => shipping.key);
    const products = await shopper.divisions({ 'SE-01': { [first ?? '']: 1, [key ?? '']: 1 } });
    expect((await shopper.change('cart.divideProducts', { token, products })).next_step).toBe('delivery');
    await allowSeveral(shop, false);
    expect((await shopper.see(token)).next_step).toBe('shipping');
    expect(await shopper.ask('cart.addShipping', { token, address: addressOf('四郎') })).toMatchObject({
      status: 422,
      body: { code: 'cart.shipping.not_allowed' },
    });
    const joined = await shopper.change('cart.resetShippings', { token });
    expect([shownIn(joined), joined.next_step]).toEqual([{ [first ?? '']: 'orderer SE-01×2' }, 'delivery']);
  });
});

describe('[cart.multiple-shipping] a shipping', () => {
  const divided = async (): Promise<{ readonly cart: Cart; readonly first: string; readonly key: string }> => {
    const whole = await twoPlaces({ 'SE-01': 3, 'YO-01': 1 });
    const [first, key] = [firstPlace(whole), secondKey(whole)];
    const shares = { 'SE-01': { [first]: 2, [key]: 1 }, 'YO-01': { [first]: 1, [key]: 0 } };
    const products = await shopper.divisions(shares);
    return { cart: await shopper.change('cart.divideProducts', { token: whole.token, products }), first, key };
  };

  it('goes with its last line, with the parcels that were chosen for it', async () => {
    const { cart, key } = await divided();
    const { token, detail } = cart;
    const last = detail.products.find((line) => line.shipping_key === key)?.key;
    const left = await shopper.change('cart.deleteProducts', { token, key: last });
    expect(Object.values(shownIn(left))).toEqual(['orderer SE-01×2 YO-01×1']);
    expect(left.next_step).toBe('delivery');
  });

  it('that was just added stays, whatever else is taken out, as long as there are goods', async () => {
    const { cart, key } = await divided();
    const { token } = cart;
    await shopper.change('cart.addShipping', { token, address: addressOf('五郎') });
    const lines = cart.detail.products.filter((line) => line.shipping_key === key).map((line) => line.key);
    const left = await shopper.change('cart.deleteProducts', { token, ids: lines });
    expect(Object.values(shownIn(left))).toEqual(['orderer SE-01×2 YO-01×1', '五郎']);
    const none = await shopper.change('cart.deleteProducts', { token, ids: left.detail.products.map((l) => l.key) });
    expect(Object.values(shownIn(none))).toEqual(['orderer']);
  });

  it('takes what comes later where the same goods are already, else the first does', async () => {
    const { cart, first, key } = await divided();
    const { token } = cart;
    const ids = cart.detail.products.filter((line) => line.shipping_key === first).map((line) => line.key);
    await shopper.change('cart.deleteProducts', { token, ids });
    const add = async (sku: string) => {
      const products = [{ sku_id: await shopper.skuId(sku), quantity: 1 }];
      return shopper.change('cart.addProducts', { token, products });
    };
    await add('SE-01');
    expect(shownIn(await add('SH-01'))).toEqual({ [key]: '一郎 SE-01×2 SH-01×1' });
  });

  it('goes when its goods are sold no more', async () => {
    const { cart, first, key } = await divided();
    const products = await shopper.divisions({ 'SE-01': { [first]: 3, [key]: 0 }, 'YO-01': { [first]: 0, [key]: 1 } });
    const moved = await shopper.change('cart.divideProducts', { token: cart.token, products });
    expect(Object.values(shownIn(moved))).toEqual(['orderer SE-01×3', '一郎 YO-01×1']);
    const set = (isActive: boolean) =>
      shop.db.updateTable('skus').set({ is_active: isActive }).where('sku', '=', 'YO-01').execute();
    await set(false);
    const { body } = await shopper.ask('cart.init', { token: cart.token });
    await set(true);
    expect(shownIn(body as Cart)).toEqual({ [first]: 'orderer SE-01×3' });
  });
});
