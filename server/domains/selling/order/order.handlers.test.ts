import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../schemas/cart/cart';
import { guest } from '../../../../src/domain/visitor';
import { sandboxPublicKey } from '../../../sandbox-payments/sandbox-payments';
import { createOrdersService } from './order.service';
import { later, openSales, type Sales, testNow } from './order.test-support';
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
  return { channel, now, visitor: guest };
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

  it('says of a payment that waits for its shopper where that is, to them alone, until it is given up', async () => {
    const cart = await sales.readyCart({ pay: 'card', card: 'challenge' });
    const { body } = await sales.decide(cart);
    const seen = async (proof?: typeof cart) => (await sales.seeOrder(body.id, proof)).body;
    expect(await seen(cart)).toMatchObject({
      ...{ status: 'payment_pending', challenge_url: body.challenge_url },
      payment: { status: 'challenge', instruction: '' },
    });
    expect(await seen()).not.toHaveProperty('challenge_url');
    await sales.db
      .updateTable('payments')
      .set({ give_up_at: new Date(0) })
      .where('status', '=', 'challenge')
      .execute();
    expect(await seen(cart)).not.toHaveProperty('challenge_url');
    const paid = await sales.readyCart({ pay: 'card', card: 'approve' });
    const { body: ordered } = await sales.decide(paid);
    expect((await sales.seeOrder(ordered.id, paid)).body).not.toHaveProperty('challenge_url');
  });
});

describe('how the shop is paid', () => {
  it('lists the payment methods', async () => {
    const { status, body } = await sales.ask('GET', '/v1/payments');
    expect(status).toBe(200);
    expect((body.data as { code: string }[]).map(({ code }) => code)).toEqual([
      'card',
      'wallet',
      'konbini',
      'bank',
      'cod',
    ]);
  });

  it('[cart.payment-service] says what a browser needs to give a card to the payment service', async () => {
    expect(await sales.ask('GET', '/v1/settings/payment-service/sandbox')).toEqual({
      status: 200,
      body: { code: 'sandbox', tokenize_url: '/sandbox-payments/tokens', public_key: sandboxPublicKey, is_demo: true },
    });
    expect((await sales.ask('GET', '/v1/settings/payment-service/unknown')).status).toBe(404);
  });
});
