import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brokenBooks } from '../broken-books.test-support';
import { openSales, type Sales, testNow } from '../order.test-support';
import { clearFraud } from '../paying/fraud-verdicts';
import { createHeldOrders } from './held-orders';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
  await sales.setStock('SE-01', 1_000);
  const email = { channel_id: 'test', key: 'SITE.EMAIL', value: '"shop@example.jp"' };
  await sales.db
    .insertInto('settings')
    .values(email)
    .onConflict((conflict) => conflict.columns(['channel_id', 'key']).doUpdateSet({ value: email.value }))
    .execute();
});
beforeEach(() => sales.clearBooks());
afterAll(() => sales.close());

const rows = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(sales.db)).rows;
const log = { warn: () => undefined };
const run = () => createHeldOrders({ db: sales.db, settlement: sales.shop.settlement, log }).run(sales.db, testNow, 10);

const held = async (days: number) => {
  const { body } = await sales.decide(await sales.readyCart({ pay: 'card', card: 'approve' }));
  const { id } = await sales.order(body.order_no);
  await rows(
    `update payments set fraud_verdict = 'review', fraud_told_at = now() - interval '${days} days' where order_id = ${id}`,
  );
  return { id, orderNo: body.order_no };
};
const daysPass = (days: number) =>
  rows(
    `update payments set fraud_told_at = fraud_told_at - interval '${days} days', held_told_at = held_told_at - interval '${days} days'`,
  );
const mailsOf = async (id: number) =>
  (await rows(`select kind from mails where order_id = ${id} and kind <> 'order_confirmation' order by id`)).map(({ kind }) => kind); // prettier-ignore

describe('an order that nobody looks at', () => {
  it('is told to the shop once after its term, and declined after another one', async () => {
    const { id, orderNo } = await held(6);
    expect(await run()).toBe(0);
    await daysPass(1);
    expect(await Promise.all([run(), run()])).toContain(1);
    expect(await run()).toBe(0);
    expect(await mailsOf(id)).toEqual(['order_held']);
    const [told] = await rows(`select about from mails where order_id = ${id} and kind = 'order_held'`);
    const about = Number(told?.about);
    const mail = await sales.shop.mails.write({ channelId: 'test', orderId: id, kind: 'order_held', about });
    expect(mail).toMatchObject({ recipient: 'shop@example.jp', outdated: null });
    expect(mail.subject).toContain('保留中のご注文');
    expect(mail.text).not.toContain('お心当たりのない');
    await daysPass(7);
    expect(await run()).toBe(1);
    expect(await sales.order(orderNo)).toMatchObject({ status: 'cancelled', payment_status: 'voided' });
    expect(await mailsOf(id)).toEqual(['order_held', 'order_declined']);
    expect(await run()).toBe(0);
    expect(await brokenBooks(rows)).toEqual([]);
  });

  it('waits as long as the shop says', async () => {
    const setting = { channel_id: 'test', key: 'ORDER.HELD_DAYS', value: '2' };
    await sales.db.insertInto('settings').values(setting).execute();
    await held(1);
    const { id } = await held(2);
    expect(await run()).toBe(1);
    expect(await mailsOf(id)).toEqual(['order_held']);
    await rows(`update settings set value = '"soon"' where key = 'ORDER.HELD_DAYS'`);
    await held(6);
    expect(await run()).toBe(0);
    await sales.db.deleteFrom('settings').where('key', '=', 'ORDER.HELD_DAYS').execute();
  });

  it('goes on once somebody has looked, and a later word begins anew', async () => {
    const { id, orderNo } = await held(8);
    expect(await run()).toBe(1);
    await clearFraud(sales.db, id);
    await daysPass(30);
    expect(await run()).toBe(0);
    expect(await sales.order(orderNo)).toMatchObject({ status: 'ordered' });
    await rows(
      `update payments set fraud_verdict = 'review', fraud_told_at = now() - interval '9 days' where order_id = ${id}`,
    );
    expect(await run()).toBe(1);
    expect(await mailsOf(id)).toEqual(['order_held', 'order_held']);
    expect(await sales.order(orderNo)).toMatchObject({ status: 'ordered' });
  });
});
