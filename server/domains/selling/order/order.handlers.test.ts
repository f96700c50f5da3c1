import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../schemas/cart/cart';
import { sandboxPublicKey } from '../../../sandbox-payments/sandbox-payments';
import { createOrdersService } from './order.service';
import { deleteExpiredEvents } from '../tracking/tracking.service';
import { asker, later, openSales, type Sales, testNow } from './order.test-support';
import { orderer } from './shoppers.test-support';

const minute = 60_000;
let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
  await sales.setStock('SE-01', 1000);
});
afterAll(() => sales.close());

const context = async (channelId: string, now: Date) => {
  const channel = await sales.shop.channels.find({ id: channelId });
  if (!channel) throw new Error('no such channel');
  return { channel, now };
};

describe('an order on the screen after it', () => {
  it('[call.order-temporary] answers the order with its token', async () => {
    const cart = await sales.readyCart({ quantity: 2 });
    const { body } = await sales.decide(cart);
    const order = await sales.seeOrder(body.id, cart);
    expect(order.status).toBe(200);
    expect(order.body).toMatchObject({
      id: body.id,
      order_no: body.order_no,
      token: expect.stringMatching(/^[\w-]{22}$/) as string,
      status: 'ordered',
      ordered_at: testNow.toISOString(),
      expire_at: body.expire_at,
      email: orderer.email,
      payment: { kind: 'cod', status: 'awaiting', number: null, pay_by: null },
      lines: [{ quantity: 2, product_info: { key: 'sencha' } }],
      shippings: [{ address: { shipping_last_name: '山田', prefecture: '東京都' } }],
      totals: { total_payment: cart.totalJpy },
    });
    expect(order.body.token).not.toBe(body.id);
  });

  it('keeps the day on which each parcel was expected, and what its cooling costs', async () => {
    await sales.setStock('KK-06', 100);
    const cart = await sales.readyCart({ sku: 'KK-06', quantity: 7 });
    const seen = (await sales.ask('GET', `/v1/carts/${cart.token}`)).body.detail as Cart['detail'];
    const expected = seen.shippings[0]?.packings[0]?.expected_at;
    expect(expected).toMatch(/^2026-1\d-\d\d$/);
    const { body } = await sales.decide(cart);
    expect((await sales.seeOrder(body.id, cart)).body).toMatchObject({
      shippings: [{ packings: [{ delivery_at: null, expected_at: expected }] }],
      totals: { total_carriage: 330, total_cooling: 330 },
    });
  });

  it('[call.order-temporary] is gone after thirty minutes', async () => {
    const { token, ...cart } = await sales.readyCart();
    const { body } = await sales.decide({ token, ...cart });
    const { temporary: find } = createOrdersService({
      db: sales.db,
      carts: sales.shop.carts,
      settlement: sales.shop.settlement,
    });
    expect(await find(await context('test', later(30 * minute - 1)), String(body.id), token)).not.toBeNull();
    for (const proof of [token, undefined])
      expect(await find(await context('test', later(30 * minute)), String(body.id), proof)).toBeNull();
  });

  it('[call.order-temporary] tells number and state alone to whoever has its address, and nothing but it', async () => {
    const cart = await sales.readyCart();
    const { body } = await sales.decide(cart);
    const state = { status: 200, body: { id: body.id, order_no: body.order_no, status: 'ordered' } };
    expect(await sales.seeOrder(body.id)).toEqual(state);
    // Another shopper's own cart, ordered or not, is no proof of this one.
    const other = await sales.readyCart();
    expect(await sales.seeOrder(body.id, other)).toEqual(state);
    await sales.decide(other);
    expect(await sales.seeOrder(body.id, other)).toEqual(state);
    expect(await sales.seeOrder(body.id, { token: 'x'.repeat(32) })).toEqual(state);
  });

  it('[call.order-temporary] is not there under a wrong id, nor in another shop', async () => {
    const cart = await sales.readyCart();
    const { body } = await sales.decide(cart);
    expect(await sales.seeOrder('x'.repeat(22))).toMatchObject({ status: 404, body: { code: 'order.not-found' } });
    expect((await sales.seeOrder(body.id, cart, 'other')).status).toBe(404);
    expect((await sales.seeOrder('short')).status).toBe(422);
  });

  it('says of a payment that waits that nothing is to be done yet', async () => {
    const cart = await sales.readyCart({ pay: 'card', card: 'challenge' });
    const { body } = await sales.decide(cart);
    expect((await sales.seeOrder(body.id, cart)).body).toMatchObject({
      status: 'payment_pending',
      payment: { status: 'challenge', instruction: '' },
    });
  });
});

describe('how the shop is paid', () => {
  it('lists the payment methods', async () => {
    const { status, body } = await sales.ask('GET', '/v1/payments');
    expect(status).toBe(200);
    expect((body.data as { code: string }[]).map(({ code }) => code)).toEqual(['card', 'wallet', 'konbini', 'bank', 'cod']);
  });

  it('[cart.payment-service] says what a browser needs to give a card to the payment service', async () => {
    expect(await sales.ask('GET', '/v1/settings/payment-service/sandbox')).toEqual({
      status: 200,
      body: { code: 'sandbox', tokenize_url: '/sandbox-payments/tokens', public_key: sandboxPublicKey, is_demo: true },
    });
    expect((await sales.ask('GET', '/v1/settings/payment-service/unknown')).status).toBe(404);
  });
});

describe('what analytics is told', () => {
  const send = (event: object, cart?: { readonly token: string }, channel = 'test') =>
    asker(sales.apps[0], channel, cart?.token)('POST', '/v1/ecommerce_events', { event });
  const read = (id: unknown) => sales.ask('GET', `/v1/ecommerce_events/${String(id)}`);

  it('[track.server-events] gives the purchase of an order, with the server’s amounts', async () => {
    const cart = await sales.readyCart({ sku: 'KK-06', quantity: 2 });
    const { body: decision } = await sales.decide(cart);
    const { body: order } = await sales.seeOrder(decision.id, cart);
    const totals = order.totals as { total_tax: number; total_carriage: number };
    const invented = { item_id: 'x', item_name: 'x', price: 1, quantity: 1 };
    const sent = await send({ name: 'purchase', order_id: decision.id, items: [invented] }, cart);
    expect(sent.status).toBe(201);
    expect(await read(sent.body.id)).toEqual({
      status: 200,
      body: {
        id: sent.body.id,
        event: 'purchase',
        transaction_id: decision.order_no,
        currency: 'JPY',
        value: 3360,
        tax: totals.total_tax,
        shipping: totals.total_carriage,
        items: [{ item_id: 'kurikinton', item_name: '栗きんとん', item_variant: '6個', price: 1680, quantity: 2 }],
      },
    });
  });

  it('[track.server-events] keeps one purchase of an order, however often it is told', async () => {
    const cart = await sales.readyCart();
    const { body } = await sales.decide(cart);
    const event = { name: 'purchase', order_id: body.id };
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(event, cart)));
    expect(new Set(sent.map(({ body: { id } }) => id)).size).toBe(1);
  });

  it('[track.server-events] knows no purchase of no order, of one that waits, of another shop’s, or of somebody else’s', async () => {
    expect((await send({ name: 'purchase' })).status).toBe(404);
    expect((await send({ name: 'purchase', order_id: 'x'.repeat(22) })).status).toBe(404);
    const challenged = await sales.readyCart({ pay: 'card', card: 'challenge' });
    const { body: waiting } = await sales.decide(challenged);
    expect((await send({ name: 'purchase', order_id: waiting.id }, challenged)).status).toBe(404);
    const cart = await sales.readyCart();
    const { body } = await sales.decide(cart);
    const event = { name: 'purchase', order_id: body.id };
    expect((await send(event, cart, 'other')).status).toBe(404);
    expect((await send(event)).status).toBe(404);
    expect((await send(event, challenged)).status).toBe(404);
    expect((await send(event, cart)).status).toBe(201);
  });

  it('[track.server-events] takes what else shoppers do, gives it to nobody, and forgets it', async () => {
    const sent = await send({ name: 'view_cart' });
    expect(sent.status).toBe(201);
    expect((await read(sent.body.id)).status).toBe(404);
    expect((await send({ name: 'steal' })).status).toBe(422);
    const kept = (id: unknown) =>
      sales.db.selectFrom('ecommerce_events').select('id').where('id', '=', String(id)).execute();
    expect(await kept(sent.body.id)).toHaveLength(0);
    const cart = await sales.readyCart();
    const { body: order } = await sales.decide(cart);
    const { body: purchase } = await send({ name: 'purchase', order_id: order.id }, cart);
    await deleteExpiredEvents(sales.db, later(29 * minute), 10);
    expect(await kept(purchase.id)).toHaveLength(1);
    await deleteExpiredEvents(sales.db, later(31 * minute), 10);
    expect(await kept(purchase.id)).toHaveLength(0);
  });
});
