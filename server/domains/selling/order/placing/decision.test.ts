import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { later, openSales, type Sales } from '../order.test-support';

let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
});
afterAll(() => sales.close());

describe('deciding a cart', () => {
  it('[cart.guest] [cart.decision] places a guest’s order, which takes its goods out of the stock', async () => {
    const skuId = await sales.setStock('SE-01', 10);
    const cart = await sales.readyCart({ quantity: 3 });
    const { status, body } = await sales.decide(cart);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ordered',
      order_status: 'ordered',
      id: expect.stringMatching(/^[\w-]{22}$/) as string,
      order_no: expect.stringMatching(/^261120-\d{6}$/) as string,
      challenge_url: null,
      expire_at: later(30 * 60_000).toISOString(),
    });
    expect(await sales.stock(skuId)).toEqual({ quantity: 7, reserved: 0 });
    const order = await sales.order(body.order_no);
    expect(order).toMatchObject({ status: 'ordered', payment_status: 'awaiting', total_payment_jpy: cart.totalJpy });
    expect(await sales.events(order.id)).toEqual(['payment_pending', 'ordered']);
  });

  it('[ent.order] writes what the cart showed: lines, shippings, parcels and taxes that sum up', async () => {
    const cart = await sales.readyCart({ sku: 'KK-06', quantity: 2, pay: 'bank' });
    const shown = (await sales.ask('GET', `/v1/carts/${cart.token}`)).body;
    const { body } = await sales.decide(cart);
    const order = (await sales.seeOrder(body.id, cart)).body;
    const { detail } = shown as { detail: { order: object; products: object[] } };
    expect(order.totals).toEqual(detail.order);
    expect(order.lines).toEqual(
      detail.products.map((line) => {
        const ofCart = ['issue', 'max_quantity', 'limit_note', 'has_more_options'];
        return Object.fromEntries(Object.entries(line).filter(([name]) => !ofCart.includes(name)));
      }),
    );
    const { taxes, total_payment, total_tax } = order.totals as {
      taxes: { amount: number; tax: number }[];
      total_payment: number;
      total_tax: number;
    };
    expect(taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(total_payment);
    expect(taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(total_tax);
  });

  it('[cart.decision] answers the same order to whoever decides the cart again', async () => {
    const cart = await sales.readyCart();
    const first = await sales.decide(cart);
    const again = await sales.decide(cart, sales.apps[1]);
    expect(again).toEqual(first);
    expect(await sales.decide({ ...cart, fingerprint: 'x'.repeat(22) })).toEqual(first);
  });

  it('[cart.decision] refuses with 409 what the shopper has not seen, and keeps the cart', async () => {
    const skuId = await sales.setStock('SE-01', 10);
    const cart = await sales.readyCart();
    expect(await sales.decide({ ...cart, fingerprint: 'x'.repeat(22) })).toMatchObject({
      status: 409,
      body: { code: 'cart.decision.changed' },
    });
    expect(await sales.stock(skuId)).toEqual({ quantity: 10, reserved: 0 });
    expect((await sales.decide(cart)).status).toBe(200);
  });

  it('[cart.decision] refuses with 422 what is sold out meanwhile, and leaves no trace', async () => {
    await sales.setStock('SE-01', 5);
    const cart = await sales.readyCart({ quantity: 5 });
    const skuId = await sales.setStock('SE-01', 4);
    const before = await sales.db.selectFrom('orders').select('id').execute();
    expect(await sales.decide(cart)).toMatchObject({ status: 422, body: { code: 'cart.update_products.stock' } });
    expect(await sales.db.selectFrom('orders').select('id').execute()).toEqual(before);
    expect(await sales.stock(skuId)).toEqual({ quantity: 4, reserved: 0 });
  });

  it('[cart.decision] refuses with 422 a cart that lacks a step', async () => {
    const products = [{ sku_id: await sales.skuId('SE-01'), quantity: 1 }];
    await sales.setStock('SE-01', 5);
    const { token } = (await sales.ask('PATCH', '/v1/carts/products/add', { products })).body;
    const decision = await sales.ask('POST', `/v1/carts/${String(token)}/decision`, { fingerprint: 'x'.repeat(22) });
    expect(decision).toMatchObject({ status: 422, body: { code: 'cart.decision.incomplete' } });
  });

  it('[cart.decision] answers 404 to a token that leads nowhere, and to another shop’s', async () => {
    const { token } = await sales.readyCart();
    const nowhere = await sales.ask('POST', `/v1/carts/${'x'.repeat(22)}/decision`, { fingerprint: 'x'.repeat(22) });
    expect(nowhere).toMatchObject({ status: 404, body: { code: 'cart.common.not_found' } });
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-channel-id': 'other' };
    const url = `/v1/carts/${token}/decision`;
    const other = await sales.apps[0].inject({
      method: 'POST',
      url,
      headers,
      payload: { fingerprint: 'x'.repeat(22) },
    });
    expect(other.statusCode).toBe(404);
  });

  it('sells what is made to order without a stock', async () => {
    const cart = await sales.readyCart({ sku: 'SH-01', quantity: 2 });
    expect(await sales.decide(cart)).toMatchObject({ status: 200, body: { status: 'ordered' } });
  });

  it('[cart.leadtime] keeps the day on which what is got for it can be there, and tells that day', async () => {
    const cart = await sales.readyCart({ sku: 'SH-01' });
    const { body } = await sales.decide(cart);
    const order = await sales.order(body.order_no);
    const kept = await sales.db.selectFrom('order_packings').selectAll().where('order_id', '=', order.id).execute();
    // From Saturday the 21st on, since it is past noon: there on the 5th, and two business days later on its way.
    expect(kept).toMatchObject([{ restock_days: 14, lead_days: 2, expected_on: '2026-12-09' }]);
    const seen = (await sales.seeOrder(body.id, cart)).body;
    expect(seen).toMatchObject({ shippings: [{ packings: [{ expected_at: '2026-12-09' }] }] });
    const mail = await sales.shop.mails.write({ channelId: 'test', orderId: order.id, kind: 'order_confirmation' });
    expect(mail.text).toContain('最短のお届け見込み：2026年12月9日(水)');
  });

  it('tells how and until when to pay at a convenience store', async () => {
    const cart = await sales.readyCart({ pay: 'konbini' });
    const { body } = await sales.decide(cart);
    const { payment, totals } = (await sales.seeOrder(body.id, cart)).body as {
      payment: { number: string };
      totals: { total_payment: number };
    };
    const total = totals.total_payment.toLocaleString('ja-JP');
    expect(payment).toMatchObject({
      status: 'awaiting',
      pay_by: '2026-11-27',
      number: expect.stringMatching(/^\d{4}-\d{4}-\d{4}$/) as string,
      instruction: `番号 ${payment.number} で 2026年11月27日(金) までに ${total}円 をお支払いください。`,
    });
  });
});
