import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../schemas/entities/cart';
import { sandboxPublicKey } from '../../sandbox-payments/sandbox-payments';
import { createOrdersService } from './orders.service';
import { deleteExpiredEvents } from '../tracking/tracking.service';
import { asker, later, openSales, type Sales, testNow } from './orders.test-support';
import { orderer } from './shoppers.test-support';

const minute = 60_000;
let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
  await sales.setStock('SE-01', 1000);
});
afterAll(() => sales.close());

const temporary = (id: unknown) => sales.ask('GET', `/v1/orders/temporary/${String(id)}`);
const context = async (channelId: string, now: Date) => {
  const channel = await sales.shop.channels.find({ id: channelId });
  if (!channel) throw new Error('no such channel');
  return { channel, now };
};

describe('an order on the screen after it', () => {
  it('[call.order-temporary] answers the order with its token', async () => {
    const cart = await sales.readyCart({ quantity: 2 });
    const { body } = await sales.decide(cart);
    const order = await temporary(body.id);
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
    expect((await temporary(body.id)).body).toMatchObject({
      shippings: [{ packings: [{ delivery_at: null, expected_at: expected }] }],
      totals: { total_carriage: 330, total_cooling: 330 },
    });
  });

  it('[call.order-temporary] is gone after thirty minutes', async () => {
    const { body } = await sales.decide(await sales.readyCart());
    const { temporary: find } = createOrdersService(sales.db);
    expect(await find(await context('test', later(30 * minute - 1)), String(body.id))).not.toBeNull();
    expect(await find(await context('test', later(30 * minute)), String(body.id))).toBeNull();
  });

  it('[call.order-temporary] is not there under a wrong id, nor in another shop', async () => {
    const { body } = await sales.decide(await sales.readyCart());
    expect(await temporary('x'.repeat(22))).toMatchObject({ status: 404, body: { code: 'order.not-found' } });
    expect((await asker(sales.apps[0], 'other')('GET', `/v1/orders/temporary/${String(body.id)}`)).status).toBe(404);
    expect((await temporary('short')).status).toBe(422);
  });

  it('says of a payment that waits that nothing is to be done yet', async () => {
    const { body } = await sales.decide(await sales.readyCart({ pay: 'card', card: 'challenge' }));
    expect((await temporary(body.id)).body).toMatchObject({
      status: 'payment_pending',
      payment: { status: 'challenge', instruction: '' },
    });
  });
});

describe('how the shop is paid', () => {
  it('lists the payment methods', async () => {
    const { status, body } = await sales.ask('GET', '/v1/payments');
    expect(status).toBe(200);
    expect((body.data as { code: string }[]).map(({ code }) => code)).toEqual(['card', 'konbini', 'bank', 'cod']);
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
  const send = (event: object) => sales.ask('POST', '/v1/ecommerce_events', { event });
  const read = (id: unknown) => sales.ask('GET', `/v1/ecommerce_events/${String(id)}`);

  it('[track.server-events] gives the purchase of an order, with the server’s amounts', async () => {
    const { body: decision } = await sales.decide(await sales.readyCart({ sku: 'KK-06', quantity: 2 }));
    const { body: order } = await temporary(decision.id);
    const totals = order.totals as { total_tax: number; total_carriage: number };
    const invented = { item_id: 'x', item_name: 'x', price: 1, quantity: 1 };
    const sent = await send({ name: 'purchase', order_id: decision.id, items: [invented] });
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
    const { body } = await sales.decide(await sales.readyCart());
    const event = { name: 'purchase', order_id: body.id };
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(event)));
    expect(new Set(sent.map(({ body: { id } }) => id)).size).toBe(1);
  });

  it('[track.server-events] knows no purchase of no order, of one that waits, or of another shop’s', async () => {
    expect((await send({ name: 'purchase' })).status).toBe(404);
    expect((await send({ name: 'purchase', order_id: 'x'.repeat(22) })).status).toBe(404);
    const { body: waiting } = await sales.decide(await sales.readyCart({ pay: 'card', card: 'challenge' }));
    expect((await send({ name: 'purchase', order_id: waiting.id })).status).toBe(404);
    const { body } = await sales.decide(await sales.readyCart());
    const event = { name: 'purchase', order_id: body.id };
    expect((await asker(sales.apps[0], 'other')('POST', '/v1/ecommerce_events', { event })).status).toBe(404);
  });

  it('[track.server-events] takes what else shoppers do, gives it to nobody, and forgets it', async () => {
    const sent = await send({ name: 'view_cart' });
    expect(sent.status).toBe(201);
    expect((await read(sent.body.id)).status).toBe(404);
    expect((await send({ name: 'steal' })).status).toBe(422);
    const kept = () =>
      sales.db.selectFrom('ecommerce_events').select('id').where('id', '=', String(sent.body.id)).execute();
    expect(await kept()).toHaveLength(1);
    await deleteExpiredEvents(sales.db, later(29 * minute), 10);
    expect(await kept()).toHaveLength(1);
    await deleteExpiredEvents(sales.db, later(31 * minute), 10);
    expect(await kept()).toHaveLength(0);
  });
});
