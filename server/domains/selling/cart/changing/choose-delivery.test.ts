import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { fieldsOfNoshi } from '../options/fields.test-support';
import { giftWords } from '../../order/shoppers.test-support';
import {
  allowGifts,
  allowSeveral,
  firstPlace,
  orderer,
  otherAddress,
  type Shopper,
  shopperOf,
} from '../cart.test-support';

let shop: TestShop;
let shopper: Shopper;

const sender = { ...otherAddress, address2: '' };
const day = '2026-12-01';
const outdated = { status: 422, body: { code: 'cart.update_products.part_not_found' } };

beforeAll(async () => {
  shop = await openTestShop('whole_delivery', await testShops());
  shopper = shopperOf(shop);
  const of = { channel_id: 'test', description: '', tax_class: 'reduced', scope: 'shipping' } as const;
  await shop.db
    .insertInto('services')
    .values([
      { ...of, key: 'gift-noshi', kind: 'noshi', name: '御礼のし', price_jpy: 110, fields: JSON.stringify(fieldsOfNoshi) },
      { ...of, key: 'bag', kind: 'bag', name: '手提げ袋', price_jpy: 50, fields: '[]' },
    ])
    .execute(); // prettier-ignore
  await shop.db
    .insertInto('product_services')
    .columns(['channel_id', 'product_id', 'service_id'])
    .expression((e) =>
      e
        .selectFrom(['products', 'services'])
        .select(['products.channel_id', 'products.id', 'services.id'])
        .where('products.channel_id', '=', 'test')
        .where('products.key', '=', 'sencha')
        .where('services.key', 'in', ['gift-noshi', 'bag']),
    )
    .execute();
  await shop.versions.refresh();
});
afterAll(() => shop.close());

const known = async (): Promise<Cart> => {
  const { token } = await shopper.cartWith({ 'SE-01': 1 });
  return shopper.change('cart.modifyOrder', { token, orderer });
};

const parcelIn = ({ detail }: Cart): string => detail.shippings[0]?.packings[0]?.key ?? '';
const seen = ({ token, delivery_fingerprint }: Cart) => ({ token, delivery_fingerprint });
const on = (cart: Cart, delivery_at: string | null, delivery_timezone_key = 'none') => [
  { key: parcelIn(cart), delivery_at, delivery_timezone_key },
];
const noshiTo = (cart: Cart, giver: string) => [
  { shipping_key: firstPlace(cart), option_key: 'gift-noshi', details: { giver } },
];
const errorsOf = ({ body }: { readonly body: unknown }) => Object.keys((body as { errors?: object }).errors ?? {});

/** All that can be chosen. */
const wholeOf = (cart: Cart) => ({
  ...seen(cart),
  accessories: noshiTo(cart, '山田'),
  sender,
  is_amount_hidden: true,
  packings: on(cart, day, 'am'),
});

describe('all of the delivery', () => {
  it('is chosen at once, and is just so when it is chosen again', async () => {
    const cart = await known();
    const chosen = await shopper.change('cart.chooseDelivery', wholeOf(cart));
    expect(chosen).toMatchObject({
      next_step: 'payment',
      sender,
      is_amount_hidden: true,
      detail: {
        shippings: [
          {
            accessories: [{ option_key: 'gift-noshi', details: { giver: '山田' } }],
            packings: [{ delivery_at: day, delivery_timezone_key: 'am' }],
          },
        ],
      },
    });
    expect(chosen.delivery_fingerprint).not.toBe(cart.delivery_fingerprint);
    // The first answer was lost: the form still says what it was drawn with.
    const again = await shopper.change('cart.chooseDelivery', wholeOf(cart));
    expect(again.delivery_fingerprint).toBe(chosen.delivery_fingerprint);
    const { ids, ...rest } = { ...seen(chosen), ids: [chosen.detail.shippings[0]?.accessories?.[0]?.key] };
    const bare = await shopper.change('cart.chooseDelivery', { ...rest, ids, by_orderer: true, is_amount_hidden: false, packings: on(chosen, null) }); // prettier-ignore
    expect(bare.delivery_fingerprint).toBe(cart.delivery_fingerprint);
  });

  it('stays as another device has chosen it, whatever was seen before', async () => {
    const cart = await known();
    const { token } = cart;
    const others = [
      () => shopper.change('cart.modifyPackings', { token, packings: on(cart, day) }),
      () => shopper.change('cart.modifyOther', { token, sender }),
      () => shopper.change('cart.modifyOther', { token, is_amount_hidden: true }),
      () => shopper.change('cart.addAccessories', { token, accessories: noshiTo(cart, '佐藤') }),
      () => shopper.change('cart.modifyOrder', { token, orderer: { ...orderer, address1: '実里町9' } }),
      () => shopper.change('cart.modifyShipping', { token, key: firstPlace(cart), address: otherAddress }),
    ];
    let before = cart;
    for (const change of others) {
      const now = await change();
      expect(now.delivery_fingerprint).not.toBe(before.delivery_fingerprint);
      const wish = { ...seen(before), sender: { ...sender, address1: '梅田9' }, packings: on(cart, null, 'am') };
      expect(await shopper.ask('cart.chooseDelivery', wish)).toMatchObject(outdated);
      // Also where something in it would be refused besides.
      const wrong = { ...wish, accessories: noshiTo(cart, '') };
      expect(await shopper.ask('cart.chooseDelivery', wrong)).toMatchObject(outdated);
      expect(await shopper.see(token)).toEqual(now);
      before = now;
    }
  });

  it('is not chosen anew by any call for a cart that has changed since it was seen', async () => {
    await allowSeveral(shop, true);
    const cart = await known();
    const { token } = cart;
    const key = firstPlace(cart);
    const sku_id = await shopper.skuId('SE-01');
    const place = { ...otherAddress, address1: '梅田8' };
    const now = await shopper.change('cart.addShipping', { token, address: otherAddress });
    const changes = [
      ['cart.modifyOrder', { orderer: { ...orderer, last_name: '佐藤' } }],
      ['cart.resetShippings', {}],
      ['cart.addShipping', { address: place }],
      ['cart.modifyShipping', { key, address: place }],
      ['cart.divideProducts', { products: [{ sku_id, quantities: [{ shipping_key: key, quantity: 1 }] }] }],
      ['cart.chooseDelivery', { sender }],
      ['cart.socialReceiver', { receiver: giftWords }],
    ] as const;
    for (const [call, body] of changes) {
      expect(await shopper.ask(call, { ...seen(cart), ...body }), call).toMatchObject(outdated);
      expect(await shopper.see(token)).toEqual(now);
    }
    // It is there already.
    expect(await shopper.change('cart.addShipping', { ...seen(cart), address: otherAddress })).toMatchObject({
      delivery_fingerprint: now.delivery_fingerprint,
    });
    const [call, body] = changes[2];
    const added = await shopper.change(call, { ...seen(now), ...body });
    expect(added.detail.shippings).toHaveLength(3);
    // An address that stays where it is, but for what it says, is another one.
    const moved = await shopper.change('cart.modifyShipping', { token, key: added.detail.shippings[1]?.key, address: { ...otherAddress, address1: '梅田7' } }); // prettier-ignore
    expect(await shopper.ask('cart.resetShippings', seen(added))).toMatchObject(outdated);
    expect((await shopper.change('cart.resetShippings', seen(moved))).detail.shippings).toHaveLength(1);
    await allowSeveral(shop, false);
  });

  it('is divided as one device has chosen it, of those that have seen the same', async () => {
    await allowSeveral(shop, true);
    const { token } = await shopper.cartWith({ 'SE-01': 3 });
    await shopper.change('cart.modifyOrder', { token, orderer });
    const cart = await shopper.change('cart.addShipping', { token, address: otherAddress });
    const [first = '', second = ''] = cart.detail.shippings.map(({ key }) => key);
    const divide = async (of: Cart, here: number) =>
      shopper.ask('cart.divideProducts', {
        ...seen(of),
        products: await shopper.divisions({ 'SE-01': { [first]: here, [second]: 3 - here } }),
      });
    const answers = await Promise.all([1, 2].map((here) => divide(cart, here)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const taken = answers.find(({ status }) => status === 200)?.body as Cart;
    expect((await shopper.see(token)).delivery_fingerprint).toBe(taken.delivery_fingerprint);
    expect(await shopper.ask('cart.resetShippings', seen(cart))).toMatchObject(outdated);
    // An address to which nothing goes leaves; pressed again it is just so.
    for (const { status, body } of [await divide(taken, 3), await divide(taken, 3)]) {
      expect(status).toBe(200);
      expect((body as Cart).detail.shippings).toHaveLength(1);
    }
    await allowSeveral(shop, false);
  });

  it('has in each parcel what was seen in it', async () => {
    const { token } = await shopper.cartWith({ 'SE-01': 3 });
    const cart = await shopper.change('cart.modifyOrder', { token, orderer });
    const key = cart.detail.products[0]?.key;
    const parted = await shopper.change('cart.addPackings', { token, products: [{ key, quantity: 1 }] });
    const [first, second] = parted.detail.products;
    const products = [{ key: first?.key, quantity: 1 }];
    const moved = await shopper.change('cart.addPackings', { token, products, packing_key: second?.packing_key });
    expect(moved.delivery_fingerprint).not.toBe(parted.delivery_fingerprint);
    const packings = [{ key: second?.packing_key, delivery_at: day, delivery_timezone_key: 'none' }];
    expect(await shopper.ask('cart.chooseDelivery', { ...seen(parted), packings })).toMatchObject(outdated);
  });

  it('pays otherwise for no cart that has changed since it was seen', async () => {
    const cart = await known();
    await shopper.change('cart.modifyOther', { token: cart.token, sender });
    const payment_id = await shopper.methodId('cod');
    expect(await shopper.ask('cart.modifyOrder', { ...seen(cart), payment_id })).toMatchObject(outdated);
  });

  it('says all that is wrong at once, and keeps nothing of it', async () => {
    const cart = await known();
    const wrong = {
      ...wholeOf(cart),
      accessories: noshiTo(cart, 'あ'.repeat(200)),
      sender: { ...sender, city: '', phone_number: 'x' },
      packings: on(cart, '2026-11-01'),
    };
    const refused = await shopper.ask('cart.chooseDelivery', wrong);
    expect(refused).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
    expect(errorsOf(refused)).toEqual([
      'accessories.0.details.giver',
      'sender.city',
      'sender.phone_number',
      'packings.0.delivery_at',
    ]);
    expect(await shopper.see(cart.token)).toEqual(cart);
    // What was seen is still so: the second press is taken.
    expect(await shopper.change('cart.chooseDelivery', wholeOf(cart))).toMatchObject({ sender });
    for (const [part, text] of [['postal_code', '1000001'], ['shipping_last_name', '山\n田'], ['shipping_last_name', 'http://evil.example']] as const) {
      const answer = await shopper.ask('cart.chooseDelivery', { token: cart.token, sender: { ...sender, [part]: text } });
      expect(errorsOf(answer)).toEqual([`sender.${part}`]);
    } // prettier-ignore
    const twice = { token: cart.token, packings: [...on(cart, null), ...on(cart, null, 'am')] };
    expect(errorsOf(await shopper.ask('cart.chooseDelivery', twice))).toEqual(['packings.1.key']);
    const both = await shopper.ask('cart.chooseDelivery', { token: cart.token, sender, by_orderer: true });
    expect(both).toMatchObject({ status: 422 });
    const strange = await shopper.ask('cart.chooseDelivery', { token: 'no-such-cart-no-such-cart', sender });
    expect(strange).toMatchObject({ status: 404, body: { code: 'cart.common.not_found' } });
  });

  it('goes to the orderer, waits for another address, and to no address that is not in the member’s book', async () => {
    const cart = await known();
    const { token } = cart;
    const elsewhere = await shopper.change('cart.modifyShipping', { token, key: firstPlace(cart), address: otherAddress }); // prettier-ignore
    const home = { ...seen(elsewhere), shipping: { key: firstPlace(cart), to_orderer: true }, packings: on(cart, day) };
    expect(await shopper.change('cart.chooseDelivery', home)).toMatchObject({
      detail: { shippings: [{ is_orderer: true, packings: [{ delivery_at: day }] }] },
    });
    const noBook = { token, shipping: { key: firstPlace(cart), user_address_id: 31 }, is_amount_hidden: true };
    const refused = await shopper.ask('cart.chooseDelivery', noBook);
    expect(refused).toMatchObject({ status: 422, body: { code: 'cart_detail.set_user_address.not_data' } });
    expect(errorsOf(refused)).toEqual(['shipping.user_address_id']);
    const asked = { token, is_address_removed: true, is_amount_hidden: true };
    expect(await shopper.change('cart.chooseDelivery', asked)).toMatchObject({
      next_step: 'shipping',
      is_amount_hidden: true,
    });
  });

  it('is of one of two devices that press at once, and the other is told', async () => {
    for (let round = 0; round < 10; round += 1) {
      const cart = await known();
      const answers = await Promise.all(
        [
          { ...seen(cart), sender, is_amount_hidden: true, packings: on(cart, day) },
          { ...seen(cart), by_orderer: true, accessories: noshiTo(cart, '佐藤'), packings: on(cart, null, 'am') },
        ].map((wish) => shopper.ask('cart.chooseDelivery', wish)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      const now = await shopper.see(cart.token);
      const taken = answers.find(({ status }) => status === 200)?.body as Cart;
      expect(now.delivery_fingerprint).toBe(taken.delivery_fingerprint);
    }
  });
});

describe('who orders', () => {
  const goesTo = ({ detail }: Cart) =>
    detail.shippings.map(({ is_orderer, address }) => is_orderer || address?.address1);
  const save = (cart: Cart, ship_to: string, own: object = {}) =>
    shopper.change('cart.modifyOrder', { ...seen(cart), orderer: { ...orderer, ...own }, ship_to });

  it('has all goods sent home, or to an address that is asked for, and leaves one alone that is known', async () => {
    const cart = await shopper.cartWith({ 'SE-01': 1 });
    const home = await save(cart, 'orderer');
    expect([home.next_step, goesTo(home)]).toEqual(['delivery', [true]]);
    const asked = await save(home, 'other');
    expect([asked.next_step, goesTo(asked)]).toEqual(['shipping', [undefined]]);
    const awaited = await save(asked, 'other');
    expect(awaited.delivery_fingerprint).toBe(asked.delivery_fingerprint);
    const token = { token: cart.token };
    const given = await shopper.change('cart.addShipping', { ...token, address: otherAddress });
    expect(goesTo(await save(given, 'other', { last_name: '佐藤' }))).toEqual([otherAddress.address1]);
    expect(goesTo(await save(await shopper.see(cart.token), 'orderer'))).toEqual([true]);
  });

  it('[cart.multiple-shipping] joins several addresses, of which all were seen', async () => {
    await allowSeveral(shop, true);
    const cart = await known();
    const several = await shopper.change('cart.addShipping', { ...seen(cart), address: otherAddress });
    const late = { ...seen(cart), orderer, ship_to: 'orderer' };
    expect(await shopper.ask('cart.modifyOrder', late)).toMatchObject(outdated);
    expect(goesTo(await save(several, 'other'))).toEqual([true, otherAddress.address1]);
    const joined = await save(several, 'orderer');
    expect(goesTo(joined)).toEqual([true]);
    // The answer was lost.
    expect((await save(several, 'orderer')).delivery_fingerprint).toBe(joined.delivery_fingerprint);
    await allowSeveral(shop, false);
  });

  it('[cart.social-receiver] ends a gift that goes to whoever orders after all, and else leaves it one', async () => {
    await allowGifts(shop, true);
    const cart = await known();
    const gift = (await shopper.ask('cart.socialReceiver', { ...seen(cart), receiver: giftWords })).body as Cart;
    expect(gift.social_gift).toEqual(giftWords);
    expect(await save(gift, 'other', { last_name: '佐藤' })).toMatchObject({ social_gift: giftWords });
    const now = await shopper.see(cart.token);
    const ended = await save(now, 'orderer');
    expect([ended.social_gift, goesTo(ended)]).toEqual([undefined, [true]]);
    await allowGifts(shop, false);
  });
});
