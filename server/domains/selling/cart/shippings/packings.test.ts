import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { firstPlace, allowSeveral, orderer, otherAddress, type Shopper, shopperOf } from '../cart.test-support';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  shopper = shopperOf(shop);
  await allowSeveral(shop, true);
});
afterAll(() => shop.close());

/** `SE-01 p2 1` for each line, parcels in the order of the cart. */
const inParcels = ({ detail }: Cart) => {
  const keys = detail.shippings.flatMap(({ packings }) => packings.map(({ key }) => key));
  return detail.products.map((line) => `${line.product_info.sku} ${keys.indexOf(line.packing_key)} ${line.quantity}`);
};
const temperaturesOf = ({ detail }: Cart) =>
  detail.shippings.map(({ packings }) => packings.map(({ temperature }) => temperature));
const keyOf = ({ detail }: Cart, sku: string, at = 0): string =>
  detail.products.filter((line) => line.product_info.sku === sku)[at]?.key ?? '';

const part = (cart: Cart, products: Readonly<Record<string, number>>, further: object = {}): Promise<Cart> =>
  shopper.change('cart.addPackings', {
    token: cart.token,
    products: Object.entries(products).map(([sku, quantity]) => ({ key: keyOf(cart, sku), quantity })),
    ...further,
  });

const fieldsOf = ({ status, body }: { status: number; body: unknown }) => {
  const { code, errors = {} } = body as { code: string; errors?: object };
  return [status, code, ...Object.keys(errors)];
};

describe('a further parcel to an address', () => {
  it('takes pieces of lines, with a day and a carriage of its own', async () => {
    const cart = await shopper.completeCart({ 'SE-01': 3 }, 'card');
    const parted = await part(cart, { 'SE-01': 1 });
    expect(inParcels(parted)).toEqual(['SE-01 0 2', 'SE-01 1 1']);
    expect(parted).toMatchObject({ count: 3, next_step: 'delivery' });
    expect(parted.detail.products[0]?.key).toBe(keyOf(cart, 'SE-01'));
    const [own] = parted.detail.shippings;
    const each = cart.detail.shippings[0]?.carriage ?? 0;
    expect(own).toMatchObject({ carriage: 2 * each, free_carriage_in: null });
    expect(parted.detail.order.total_carriage).toBe(2 * each);
    expect(own?.packings).toMatchObject([{ is_chosen: true }, { is_chosen: false, carriage: each }]);
    const { data } = await shop.get('cart.leadTimes', { params: { token: cart.token } });
    expect(data.map(({ packing_key: key }) => key)).toEqual(own?.packings.map(({ key }) => key));
    const [first, second] = data;
    const chosen = await shopper.change('cart.modifyPackings', {
      token: cart.token,
      packings: [
        { key: first?.packing_key, delivery_at: first?.earliest, delivery_timezone_key: 'none' },
        { key: second?.packing_key, delivery_at: second?.latest, delivery_timezone_key: 'none' },
      ],
    });
    expect(chosen.next_step).toBe('confirm');
    expect(chosen.detail.shippings[0]?.packings).toMatchObject([
      { delivery_at: first?.earliest },
      { delivery_at: second?.latest },
    ]);
  });

  it('[cart.payment-check] is not paid for on delivery, and is not ordered so', async () => {
    const cart = await shopper.completeCart({ 'SE-01': 2 });
    const { token } = cart;
    expect(cart.next_step).toBe('confirm');
    const parted = await part(cart, { 'SE-01': 1 });
    const packings = parted.detail.shippings
      .flatMap(({ packings: own }) => own)
      .map(({ key }) => ({ key, delivery_at: null, delivery_timezone_key: 'none' }));
    const chosen = await shopper.change('cart.modifyPackings', { token, packings });
    expect(chosen.next_step).toBe('payment');
    const refused = (await shop.get('cart.payments', { params: { token } })).data.find(({ code }) => code === 'cod');
    expect(refused).toMatchObject({
      is_available: false,
      reason: expect.stringContaining('2つ以上に分かれる') as string,
    });
    expect(await shopper.ask('cart.modifyOrder', { token, payment_id: await shopper.methodId('cod') })).toMatchObject({
      status: 422,
      body: { code: 'cart.payment.not_allowed', message: refused?.reason },
    });
    const decision = await shop.ask('cart.decide', { params: { token }, body: { fingerprint: chosen.fingerprint } });
    expect(decision).toMatchObject({ status: 422, body: { code: 'cart.payment.not_allowed' } });
    const first = packings[0]?.key;
    const joined = [{ key: keyOf(chosen, 'SE-01', 1), quantity: 1 }];
    const together = await shopper.change('cart.addPackings', { token, products: joined, packing_key: first });
    expect(together.next_step).toBe('confirm');
  });

  it('counts the sum from which carriage is free for each by itself', async () => {
    const cart = await shopper.cartWith({ 'SE-01': 11 });
    expect(cart.detail.shippings).toMatchObject([{ carriage: 0 }]);
    const parted = await part(cart, { 'SE-01': 1 });
    const [less, paid] = parted.detail.shippings[0]?.packings ?? [];
    expect(less?.carriage).toBeGreaterThan(0);
    expect(paid?.carriage).toBe(less?.carriage);
    const back = await part(parted, { 'SE-01': 10 }, { packing_key: paid?.key });
    expect(back.detail.shippings).toMatchObject([{ carriage: 0, packings: [{ key: paid?.key }] }]);
  });

  it('keeps goods of one temperature together, and others apart', async () => {
    const cart = await shopper.cartWith({ 'SE-01': 2, 'KK-06': 2 });
    expect(temperaturesOf(cart)).toHaveLength(1);
    const parted = await part(cart, { 'SE-01': 1, 'KK-06': 1 });
    const [temperatures = []] = temperaturesOf(parted);
    const before = temperaturesOf(cart)[0] ?? [];
    expect(temperatures).toEqual([...before, ...before]);
  });

  it('goes when nothing is left in it, and what is put in travels with the first', async () => {
    const cart = await shopper.cartWith({ 'SE-01': 2 });
    const parted = await part(cart, { 'SE-01': 1 });
    const grown = await shopper.change('cart.addProducts', {
      token: cart.token,
      products: [{ sku_id: await shopper.skuId('SE-01'), quantity: 2 }],
    });
    expect(inParcels(grown)).toEqual(['SE-01 0 3', 'SE-01 1 1']);
    const moved = await shopper.change('cart.deleteProducts', { token: cart.token, key: keyOf(parted, 'SE-01') });
    expect(inParcels(moved)).toEqual(['SE-01 0 1']);
    expect(moved.detail.shippings[0]?.packings[0]?.key).toBe(parted.detail.shippings[0]?.packings[1]?.key);
    const more = await shopper.change('cart.addProducts', {
      token: cart.token,
      products: [{ sku_id: await shopper.skuId('YO-01'), quantity: 1 }],
    });
    expect(temperaturesOf(more)[0]?.length).toBe(new Set(temperaturesOf(more)[0]).size);
  });

  it('is none where all of a parcel should go into it, which is said at the number of pieces', async () => {
    const cart = await shopper.cartWith({ 'SE-01': 3 });
    const products = [{ key: keyOf(cart, 'SE-01'), quantity: 3 }];
    const refused = await shopper.ask('cart.addPackings', { token: cart.token, products });
    expect(fieldsOf(refused)).toEqual([422, 'cart.packing.not_divided', 'products.0.quantity']);
    expect(await shopper.see(cart.token)).toEqual(cart);
  });

  it('is joined with another one by its key', async () => {
    const cart = await shopper.cartWith({ 'SE-01': 3 });
    const parted = await part(cart, { 'SE-01': 1 });
    const [first] = parted.detail.shippings[0]?.packings ?? [];
    const products = [{ key: keyOf(parted, 'SE-01', 1), quantity: 1 }];
    const joined = await shopper.change('cart.addPackings', { token: cart.token, products, packing_key: first?.key });
    expect(inParcels(joined)).toEqual(['SE-01 0 3']);
    expect(joined.fingerprint).toBe(cart.fingerprint);
  });

  it('is there five times at most for an address', async () => {
    let cart = await shopper.cartWith({ 'SE-01': 6 });
    for (let at = 0; at < 4; at += 1) cart = await part(cart, { 'SE-01': 1 });
    expect(cart.detail.shippings[0]?.packings).toHaveLength(5);
    const products = [{ key: keyOf(cart, 'SE-01'), quantity: 1 }];
    const refused = await shopper.ask('cart.addPackings', { token: cart.token, products });
    expect(fieldsOf(refused)).toEqual([422, 'cart.packing.too_many', 'products']);
    expect(await shopper.see(cart.token)).toEqual(cart);
  });

  it('stays where goods are divided over addresses, as far as its pieces do', async () => {
    const cart = await shopper.cartWith({ 'SE-01': 5 });
    await shopper.change('cart.modifyOrder', { token: cart.token, orderer });
    await part(cart, { 'SE-01': 2 });
    const added = await shopper.change('cart.addShipping', { token: cart.token, address: otherAddress });
    const other = added.detail.shippings[1]?.key ?? '';
    const divide = async (here: number, there: number) =>
      shopper.change('cart.divideProducts', {
        token: cart.token,
        products: await shopper.divisions({ 'SE-01': { [firstPlace(cart)]: here, [other]: there } }),
      });
    expect(inParcels(await divide(4, 1))).toEqual(['SE-01 0 3', 'SE-01 1 1', 'SE-01 2 1']);
    expect(inParcels(await divide(5, 0))).toEqual(['SE-01 0 4', 'SE-01 1 1']);
  });

  it('joins the first of the address where two become one', async () => {
    const cart = await shopper.cartWith({ 'SE-01': 4 });
    await shopper.change('cart.modifyOrder', { token: cart.token, orderer });
    const added = await shopper.change('cart.addShipping', { token: cart.token, address: otherAddress });
    const other = added.detail.shippings[1]?.key ?? '';
    const products = await shopper.divisions({ 'SE-01': { [firstPlace(cart)]: 2, [other]: 2 } });
    const divided = await shopper.change('cart.divideProducts', { token: cart.token, products });
    const moved = [{ key: keyOf(divided, 'SE-01', 1), quantity: 1 }];
    const parted = await shopper.change('cart.addPackings', { token: cart.token, products: moved });
    expect(inParcels(parted)).toEqual(['SE-01 0 2', 'SE-01 1 1', 'SE-01 2 1']);
    expect(inParcels(await shopper.change('cart.resetShippings', { token: cart.token }))).toEqual(['SE-01 0 4']);
  });

  it('takes effect once under a key, and refuses another body under it', async () => {
    const cart = await shopper.cartWith({ 'SE-01': 3 });
    const body = { token: cart.token, products: [{ key: keyOf(cart, 'SE-01'), quantity: 1 }] };
    const under = (given: object) =>
      shop.ask('cart.addPackings', { body: given, headers: { 'idempotency-key': 'parted-once' } });
    const [one, other] = await Promise.all([under(body), under(body)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(inParcels(await shopper.see(cart.token))).toEqual(['SE-01 0 2', 'SE-01 1 1']);
    const changed = await under({ ...body, products: [{ ...body.products[0], quantity: 2 }] });
    expect(fieldsOf(changed)).toEqual([409, 'idempotency.mismatch']);
  });

  it('is refused with the field that is wrong, and then nothing is changed', async () => {
    const cart = await shopper.cartWith({ 'SE-01': 2 });
    const key = keyOf(cart, 'SE-01');
    const ask = async (products: readonly object[], further: object = {}) =>
      fieldsOf(await shopper.ask('cart.addPackings', { token: cart.token, products, ...further }));
    expect(await ask([{ key: 'l99', quantity: 1 }])).toEqual([
      422,
      'cart.update_products.part_not_found',
      'products.0.key',
    ]);
    expect(await ask([{ key, quantity: 3 }])).toEqual([422, 'cart.packing.not_divided', 'products.0.quantity']);
    expect(
      await ask([
        { key, quantity: 1 },
        { key, quantity: 1 },
      ]),
    ).toEqual([422, 'cart.packing.not_divided', 'products.1.key']);
    expect(await ask([{ key, quantity: 1 }], { packing_key: 'p99' })).toEqual([
      422,
      'cart.update_products.part_not_found',
      'packing_key',
    ]);
    expect(await ask([{ key, quantity: 0 }])).toEqual([422, 'request.invalid', 'products.0.quantity']);
    const nobodys = { token: 'n'.repeat(32), products: [{ key, quantity: 1 }] };
    expect(fieldsOf(await shopper.ask('cart.addPackings', nobodys))).toEqual([404, 'cart.common.not_found']);
    expect(await shopper.see(cart.token)).toEqual(cart);
  });
});
