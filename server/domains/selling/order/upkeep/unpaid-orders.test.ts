import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, brokenBooks, lostPieces } from '../broken-books.test-support';
import { openSales, type Sales, testNow } from '../order.test-support';
import { cancelUnpaidOrders } from './unpaid-orders';

const day = 86_400_000;
const start = 100;
let sales: Sales;
let skuId: number;
beforeAll(async () => {
  sales = await openSales();
  skuId = await sales.setStock('SE-01', start);
});
afterAll(() => sales.close());

const ask: Ask = async (text) =>
  (await sql<Readonly<Record<string, unknown>>>`${sql.raw(text)}`.execute(sales.db)).rows;

const ordered = async (pay: 'konbini' | 'bank' | 'cod', quantity = 1): Promise<unknown> =>
  (await sales.decide(await sales.readyCart({ pay, quantity }))).body.order_no;

/** Ordered today by the database's clock: seven days to pay and three of grace. */
const daysAfter = async (orderNo: unknown, days: number): Promise<void> => {
  await sql`
    update payments set expires_at = now() + ${11 - days}::integer * interval '1 day'
    from orders where orders.id = payments.order_id and orders.order_no = ${String(orderNo)}
  `.execute(sales.db);
};

const states = async (orderNo: unknown) => {
  const { status, payment_status } = await sales.order(orderNo);
  return [status, payment_status];
};

describe('an order that is paid in advance', () => {
  it('waits for its money until the last day to pay and the days of grace are over, in Japan', async () => {
    await sales.db.updateTable('payment_methods').set({ pay_grace_days: 5 }).where('code', '=', 'bank').execute();
    const terms = async (pay: 'konbini' | 'bank' | 'cod') => {
      const orderNo = await ordered(pay);
      const { id } = await sales.order(orderNo);
      const row = sales.db.selectFrom('payments').select(['pay_by', 'expires_at']).where('order_id', '=', id);
      return row.executeTakeFirstOrThrow();
    };
    expect(await terms('konbini')).toEqual({ pay_by: '2026-11-27', expires_at: new Date('2026-12-01T00:00:00+09:00') });
    // Methods are remembered by version: the change is there within a moment.
    await expect
      .poll(() => terms('bank'))
      .toEqual({ pay_by: '2026-11-27', expires_at: new Date('2026-12-03T00:00:00+09:00') });
    expect(await terms('cod')).toEqual({ pay_by: null, expires_at: null });
    await sales.clearBooks();
    await sales.setStock('SE-01', start);
  });

  it('[ent.order] is cancelled then, and its goods are for sale again', async () => {
    const [unpaid, waiting, onDelivery] = [await ordered('konbini', 3), await ordered('bank', 2), await ordered('cod')];
    expect(await sales.stock(skuId)).toEqual({ quantity: start - 6, reserved: 0 });
    await daysAfter(unpaid, 12);
    await daysAfter(waiting, 10);
    expect(await cancelUnpaidOrders(sales.db, testNow)).toBe(1);
    expect(await states(unpaid)).toEqual(['cancelled', 'expired']);
    expect(await states(waiting)).toEqual(['ordered', 'awaiting']);
    expect(await states(onDelivery)).toEqual(['ordered', 'awaiting']);
    expect(await sales.stock(skuId)).toEqual({ quantity: start - 3, reserved: 0 });
    const { id } = await sales.order(unpaid);
    expect(await sales.events(id)).toEqual(['payment_pending', 'ordered', 'cancelled']);
    expect(await ask(`select kind from mails where order_id = ${id} order by id`)).toEqual([
      { kind: 'order_confirmation' },
      { kind: 'order_expired' },
    ]);
    const letter = await sales.shop.mails.write({ channelId: 'test', orderId: id, kind: 'order_expired' });
    expect(letter).toMatchObject({ outdated: null });
    expect(letter.text).toContain('今からのお支払いはお控えください');
    expect(await cancelUnpaidOrders(sales.db, testNow)).toBe(0);
    expect(await brokenBooks(ask)).toEqual([]);
    expect(await lostPieces(ask, skuId, start)).toBe(0);
  });

  it('is left alone when it was paid, or the shop went on without the money', async () => {
    const [paid, prepared] = [await ordered('bank'), await ordered('bank')];
    for (const orderNo of [paid, prepared]) await daysAfter(orderNo, 12);
    const idOf = async (orderNo: unknown) => (await sales.order(orderNo)).id;
    await sales.db
      .updateTable('payments')
      .set({ status: 'paid' })
      .where('order_id', '=', await idOf(paid))
      .execute();
    await sales.db
      .updateTable('orders')
      .set({ status: 'preparing' })
      .where('id', '=', await idOf(prepared))
      .execute();
    expect(await cancelUnpaidOrders(sales.db, testNow)).toBe(0);
    expect(await states(paid)).toEqual(['ordered', 'paid']);
    expect(await states(prepared)).toEqual(['preparing', 'awaiting']);
    await sales.clearBooks();
    await sales.setStock('SE-01', start);
  });

  it('gives back what it took from the stock, also where the goods are made to order by now', async () => {
    const stocked = await sales.setStock('YO-01', 5);
    const orderNo = (await sales.decide(await sales.readyCart({ sku: 'YO-01', pay: 'bank', quantity: 2 }))).body
      .order_no;
    const madeToOrder = (await sales.decide(await sales.readyCart({ sku: 'SH-01', pay: 'bank' }))).body.order_no;
    for (const number of [orderNo, madeToOrder]) await daysAfter(number, 12);
    await sql`update skus set is_made_to_order = not is_made_to_order
      where channel_id = 'test' and sku in ('YO-01', 'SH-01')`.execute(sales.db);
    const other = await ask(`select s.sku_id, s.quantity from stocks s where s.sku_id <> ${stocked} order by 1`);
    expect(await cancelUnpaidOrders(sales.db, testNow)).toBe(2);
    expect(await sales.stock(stocked)).toEqual({ quantity: 5, reserved: 0 });
    expect(await ask(`select s.sku_id, s.quantity from stocks s where s.sku_id <> ${stocked} order by 1`)).toEqual(
      other,
    );
    await sql`update skus set is_made_to_order = not is_made_to_order
      where channel_id = 'test' and sku in ('YO-01', 'SH-01')`.execute(sales.db);
  });

  it('is cancelled once, some at a time, by several processes at once', async () => {
    await sales.clearBooks();
    await sales.setStock('SE-01', start);
    const orders = await Promise.all(Array.from({ length: 8 }, () => ordered('konbini')));
    await Promise.all(orders.map((orderNo) => daysAfter(orderNo, 12)));
    const many = () => Promise.all(Array.from({ length: 3 }, () => cancelUnpaidOrders(sales.db, testNow, 5)));
    const first = await many();
    expect(first.reduce((sum, count) => sum + count, 0)).toBeLessThan(8);
    await expect.poll(many).toEqual([0, 0, 0]);
    expect(await ask(`select status, count(*)::integer from orders group by status`)).toEqual([
      { status: 'cancelled', count: 8 },
    ]);
    expect(await sales.stock(skuId)).toEqual({ quantity: start, reserved: 0 });
  });

  it('waits no longer because a node’s clock is behind, nor shorter because it is ahead', async () => {
    const orderNo = await ordered('konbini');
    await daysAfter(orderNo, 10);
    await cancelUnpaidOrders(sales.db, new Date(testNow.getTime() + 400 * day));
    expect(await states(orderNo)).toEqual(['ordered', 'awaiting']);
    await daysAfter(orderNo, 12);
    await cancelUnpaidOrders(sales.db, new Date(0));
    expect(await states(orderNo)).toEqual(['cancelled', 'expired']);
  });
});
