import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asker, later, openSales, type Sales } from '../order/order.test-support';
import { deleteExpiredEvents } from './tracking.service';

const minute = 60_000;
let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
  await sales.setStock('SE-01', 1000);
  await sales.setStock('KK-06', 100);
});
afterAll(() => sales.close());

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
    const elsewhere = asker(sales.apps[0], 'other');
    expect((await elsewhere('GET', `/v1/ecommerce_events/${String(sent.body.id)}`)).status).toBe(404);
    expect((await read('x'.repeat(22))).status).toBe(404);
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
