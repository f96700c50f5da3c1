import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSales, type Sales, testNow } from '../order.test-support';
import { remindOfPayment } from './reminders';

let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
});
beforeEach(async () => {
  await sales.clearBooks();
  await sales.setStock('SE-01', 100);
});
afterAll(() => sales.close());

interface Wish {
  readonly pay?: 'konbini' | 'bank' | 'cod';
  /** To the last day to pay, by the database's clock. */
  readonly daysLeft?: number;
  readonly orderedDaysAgo?: number;
}

const ordered = async ({ pay = 'konbini', daysLeft = 2, orderedDaysAgo = 5 }: Wish = {}): Promise<string> => {
  const orderNo = String((await sales.decide(await sales.readyCart({ pay }))).body.order_no);
  await sql`update orders set ordered_at = now() - ${orderedDaysAgo}::numeric * interval '1 day' where order_no = ${orderNo}`.execute(sales.db); // prettier-ignore
  await sql`
    update payments set pay_by = (now() at time zone 'Asia/Tokyo')::date + ${daysLeft}::integer
    from orders where orders.id = payments.order_id and orders.order_no = ${orderNo} and payments.pay_by is not null
  `.execute(sales.db);
  return orderNo;
};

const reminded = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ order_no: string }>`
    select o.order_no from mails m join orders o on o.id = m.order_id where m.kind = 'order_reminder' order by o.id
  `.execute(sales.db);
  return rows.map(({ order_no }) => order_no);
};

describe('whoever has not paid yet', () => {
  it('[ent.order] is reminded two days before the last day to pay, once, and told how to pay', async () => {
    const [konbini, bank] = [await ordered(), await ordered({ pay: 'bank', daysLeft: 0 })];
    expect(await remindOfPayment(sales.db, testNow)).toBe(2);
    expect(await remindOfPayment(sales.db, testNow)).toBe(0);
    expect(await reminded()).toEqual([konbini, bank]);
    const { id } = await sales.order(konbini);
    const letter = await sales.shop.mails.write({ channelId: 'test', orderId: id, kind: 'order_reminder' });
    expect(letter).toMatchObject({ outdated: null, recipient: 'hanako@example.jp' });
    expect(letter.text).toContain('お支払い番号：');
    expect(letter.html).toContain('お支払い期限');
  });

  it.each<[string, Wish]>([
    ['earlier', { daysLeft: 3 }],
    ['when the day is over', { daysLeft: -1 }],
    ['on the day of the order', { orderedDaysAgo: 0.5 }],
    ['of what is paid on delivery', { pay: 'cod' }],
  ])('is not reminded %s', async (_, wish) => {
    await ordered(wish);
    expect(await remindOfPayment(sales.db, testNow)).toBe(0);
    expect(await reminded()).toEqual([]);
  });

  it('is not told of it when the money came before the mail left', async () => {
    const { id } = await sales.order(await ordered());
    await remindOfPayment(sales.db, testNow);
    await sales.db.updateTable('payments').set({ status: 'paid' }).where('order_id', '=', id).execute();
    const letter = await sales.shop.mails.write({ channelId: 'test', orderId: id, kind: 'order_reminder' });
    expect(letter.outdated).toContain('does not wait');
    expect(await remindOfPayment(sales.db, testNow)).toBe(0);
  });

  it('is reminded once by several processes at once, some at a time', async () => {
    for (let made = 0; made < 6; made += 1) await ordered();
    const round = () => Promise.all(Array.from({ length: 3 }, () => remindOfPayment(sales.db, testNow, 4)));
    // One after the other or at once: none takes more than it is to.
    expect(Math.max(...(await round()))).toBeLessThanOrEqual(4);
    await expect.poll(round).toEqual([0, 0, 0]);
    const mails = await reminded();
    expect([mails.length, new Set(mails).size]).toEqual([6, 6]);
  });
});
