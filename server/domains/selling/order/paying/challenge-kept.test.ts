/** Changes of a cart whose order waits at the bank's page: only one that is really made gives the order up. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { approve, goToBank } from './challenge-races.test-support';
import { askerHeaders, choosePackings, orderer, type ReadyCart, readyOf } from '../shoppers.test-support';
import { openSales, type Sales } from '../order.test-support';

let sales: Sales;
let skuId: number;
beforeAll(async () => {
  sales = await openSales();
});
afterAll(() => sales.close());
beforeEach(async () => {
  await sales.clearBooks();
  skuId = await sales.setStock('SE-01', 100);
});

const challenged = async (quantity = 1) => {
  const cart = await sales.readyCart({ pay: 'card', card: 'challenge', quantity });
  return { cart, challengeUrl: await goToBank(sales.ask, cart) };
};

const submit = async (url: string, payload: string): Promise<string> => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', host: 'test.localhost', origin: 'null' };
  const answer = await sales.apps[0].inject({ method: 'POST', url, headers, payload });
  return String(answer.headers.location ?? '');
};

const statuses = async (): Promise<string[]> =>
  (await sales.db.selectFrom('orders').select('status').orderBy('id').execute()).map(({ status }) => status);

/** The one order is still waiting, and can be paid. */
const expectPayable = async (cart: ReadyCart, challengeUrl: string): Promise<void> => {
  expect(await statuses()).toEqual(['payment_pending']);
  expect((await sales.decide(cart)).body).toMatchObject({ status: 'challenge', challenge_url: challengeUrl });
  await approve(submit, challengeUrl);
  expect(await statuses()).toEqual(['ordered']);
};

describe('a payment at the bank’s page goes on after a change that', () => {
  it.each([
    ['names no line', 'PATCH', '/products/modify', () => ({ products: [{ key: 'nothing', quantity: 1 }] })],
    ['takes out a line of another cart', 'PATCH', '/products/delete', () => ({ key: 'nothing' })],
    ['is of no product', 'PATCH', '/products/add', () => ({ products: [{ sku_id: 999_999, quantity: 1 }] })],
    ['wants too many', 'PATCH', '/products/add', () => ({ products: [{ sku_id: skuId, quantity: 9_999 }] })],
    ['chooses no payment method of the shop', 'PATCH', '/order/modify', () => ({ payment_id: 999_999 })],
    ['names no parcel', 'PATCH', '/packings/modify', () => ({
      packings: [{ key: 'nothing', delivery_at: null, delivery_timezone_key: 'none' }],
    })],
    ['names no address', 'PATCH', '/shippings/modify', () => ({ key: 'nothing', to_orderer: true })],
    ['is no change by the schema', 'PATCH', '/products/modify', () => ({ products: [{ key: 's1', quantity: -1 }] })],
  ] as const)('%s, and is refused', async (_name, method, path, body) => {
    const { cart, challengeUrl } = await challenged();
    const refused = await sales.ask(method, `/v1/carts${path}`, { token: cart.token, ...body() });
    expect(refused.status).toBe(422);
    await expectPayable(cart, challengeUrl);
  }); // prettier-ignore

  it('takes out a line that is there no more', async () => {
    const { cart, challengeUrl } = await challenged();
    const { body: shown } = await sales.ask('GET', `/v1/carts/${cart.token}`);
    const { detail } = shown as { readonly detail: Cart['detail'] } & typeof shown;
    // A number of the cart's own series.
    const body = { token: cart.token, key: `l${detail.shippings[0]?.key.slice(1)}` };
    expect(await sales.ask('PATCH', '/v1/carts/products/delete', body)).toMatchObject({ status: 200 });
    await expectPayable(cart, challengeUrl);
  });

  it('was made before, and comes again under its Idempotency-Key', async () => {
    const headers = { ...askerHeaders('test'), 'idempotency-key': 'pressed-twice' };
    const cart = await sales.readyCart({ pay: 'card', card: 'challenge' });
    const payload = { token: cart.token, products: [{ sku_id: skuId, quantity: 1 }] };
    const add = () => sales.apps[0].inject({ method: 'PATCH', url: '/v1/carts/products/add', headers, payload });
    const first = await add();
    const grown = readyOf(first.json<Cart>());
    const challengeUrl = await goToBank(sales.ask, grown);
    const again = await add();
    // As the cart is by now: it says what a change of it would end.
    const join_note: unknown = expect.stringContaining('お支払いのお手続きが途中です。');
    expect([again.statusCode, again.json()]).toEqual([200, { ...first.json<Cart>(), join_note }]);
    await expectPayable(grown, challengeUrl);
  });
});

describe('a payment at the bank’s page goes on after a form that is sent as it was', () => {
  const cartOf = async ({ token }: ReadyCart): Promise<Cart> => {
    const headers = askerHeaders('test');
    return (await sales.apps[0].inject({ url: `/v1/carts/${token}`, headers })).json<Cart>();
  };
  const paymentOf = async ({ payment_id }: Cart, { token }: ReadyCart) => {
    const row = await sales.db
      .selectFrom('carts')
      .innerJoin('orders', 'orders.cart_id', 'carts.id')
      .select('carts.card')
      .executeTakeFirstOrThrow();
    return { token, payment_id, card: row.card };
  };
  const to = {
    shipping_last_name: '佐藤', shipping_first_name: '次郎', shipping_kana: 'サトウ　ジロウ', postal_code: '1000001',
    prefecture: '東京都', city: '千代田区', address1: '千代田2-2', address2: '', phone_number: '0312345678',
  }; // prettier-ignore

  it.each([
    ['the orderer', (cart) => ['/order/modify', { orderer: cart.orderer }]],
    ['the orderer, as typed', () => ['/order/modify', { orderer }]],
    ['the payment method', (cart) => ['/order/modify', { payment_id: cart.payment_id }]],
    ['the number of pieces', ({ detail }) => ['/products/modify', {
      products: detail.products.map(({ key, quantity }) => ({ key, quantity })),
    }]],
    ['the address', ({ detail }) => ['/shippings/modify', { key: detail.shippings[0]?.key, to_orderer: true }]],
    ['the further address', () => ['/shippings/add', { to_orderer: true }]],
    ['the one address of all', () => ['/shippings/reset', {}]],
  ] as const satisfies readonly (readonly [string, (cart: Cart) => readonly [string, object]])[])('%s', async (_, formOf) => {
    const { cart, challengeUrl } = await challenged();
    const [path, form] = formOf(await cartOf(cart));
    const sent = await sales.ask('PATCH', `/v1/carts${path}`, { token: cart.token, ...form });
    expect(sent).toMatchObject({ status: 200, body: { fingerprint: cart.fingerprint } });
    await expectPayable(cart, challengeUrl);
  }); // prettier-ignore

  it('the days and times', async () => {
    const { cart, challengeUrl } = await challenged();
    await choosePackings(sales.ask, await cartOf(cart));
    await expectPayable(cart, challengeUrl);
  });

  it('the card', async () => {
    const { cart, challengeUrl } = await challenged();
    const sent = await sales.ask('PATCH', '/v1/carts/order/modify', await paymentOf(await cartOf(cart), cart));
    expect(sent).toMatchObject({ status: 200, body: { fingerprint: cart.fingerprint } });
    await expectPayable(cart, challengeUrl);
  });

  it('another address, twice', async () => {
    const body = ({ token }: ReadyCart) => ({ token, address: to });
    const ready = await sales.readyCart({ pay: 'card', card: 'challenge' });
    expect(await sales.ask('PATCH', '/v1/carts/shippings/add', body(ready))).toMatchObject({ status: 200 });
    await choosePackings(sales.ask, await cartOf(ready));
    const cart = await sales.seeAgain(ready);
    const challengeUrl = await goToBank(sales.ask, cart);
    expect(await sales.ask('PATCH', '/v1/carts/shippings/add', body(cart))).toMatchObject({ status: 200 });
    await expectPayable(cart, challengeUrl);
  });

  it('but ends with another card, though its last digits are the same', async () => {
    const { cart } = await challenged();
    const form = { token: cart.token, card: await sales.tokenOf('challenge') };
    const sent = await sales.ask('PATCH', '/v1/carts/order/modify', form);
    expect(sent).toMatchObject({ status: 200, body: { fingerprint: cart.fingerprint } });
    expect(await statuses()).toEqual(['payment_failed']);
  });

  it('but ends where the address is to be asked for anew', async () => {
    const { cart } = await challenged();
    const form = { token: cart.token, is_removing_address: true };
    const sent = await sales.ask('PATCH', '/v1/carts/shippings/reset', form);
    expect(sent).toMatchObject({ status: 200, body: { next_step: 'shipping' } });
    expect(await statuses()).toEqual(['payment_failed']);
  });
});

it('a change that is made gives the order up, and may use the pieces that the order held', async () => {
  await sales.setStock('SE-01', 3);
  const { cart, challengeUrl } = await challenged(2);
  expect(await sales.stock(skuId)).toEqual({ quantity: 3, reserved: 2 });
  const add = (quantity: number) =>
    sales.ask('PATCH', '/v1/carts/products/add', { token: cart.token, products: [{ sku_id: skuId, quantity }] });
  expect(await add(2)).toMatchObject({ status: 422, body: { code: 'cart.update_products.stock' } });
  expect(await add(1)).toMatchObject({ status: 200, body: { count: 3 } });
  expect(await statuses()).toEqual(['payment_failed']);
  expect(await sales.stock(skuId)).toEqual({ quantity: 3, reserved: 0 });
  await approve(submit, challengeUrl);
  expect(await statuses()).toEqual(['payment_failed']);
});
