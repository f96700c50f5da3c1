import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PaymentServiceSilent } from '../../payments/gateway.types';
import { brokenBooks } from '../broken-books.test-support';
import { openSales, type Sales, services, testNow } from '../order.test-support';
import { createStrayPayments } from './stray-payments';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
  await sales.setStock('SE-01', 1_000);
});
afterAll(() => sales.close());

const rows = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(sales.db)).rows;
const warnings: object[] = [];
const log = { warn: (details: object) => void warnings.push(details) };
const run = (most = 10) =>
  createStrayPayments({ gateways: services(sales).gateways, log }).run(sales.db, testNow, most);
const booked = async (orderNo: unknown) =>
  (await rows(`select status from sandbox_payments.payments where reference = 'test.${String(orderNo)}'`))[0]?.status;
const later = (minutes: number) =>
  rows(`update payments set updated_at = now() - interval '${minutes} minutes',
    stray_at = stray_at - interval '${minutes} minutes'`);

/** An order whose card was refused, and which its service books all the same. */
const stray = async () => {
  const { body } = await sales.decide(await sales.readyCart({ pay: 'card', card: 'decline' }));
  expect(body.code).toBe('payment.declined');
  const [order] = await rows(`select order_no from orders order by id desc limit 1`);
  await rows(
    `update sandbox_payments.payments set status = 'authorised' where reference = 'test.${String(order?.order_no)}'`,
  );
  return order?.order_no;
};

/** A service that is slow is asked again. */
const runUntilReleased = (orderNo: unknown) =>
  vi.waitFor(
    async () => {
      await later(20);
      await run();
      expect(await booked(orderNo)).toBe('voided');
    },
    { timeout: 30_000, interval: 50 },
  );

describe('a payment service that holds money of an order that came to nothing', () => {
  it('is told to void it, a while after the order’s end, once', async () => {
    const orderNo = await stray();
    expect(await brokenBooks(rows)).not.toEqual([]);
    await later(0);
    expect(await run()).toBe(0);
    await runUntilReleased(orderNo);
    expect(await brokenBooks(rows)).toEqual([]);
    await later(20);
    expect(await run()).toBe(0);
  });

  it('is asked again where it was silent, of some at a time, and of none that is older than a month', async () => {
    const orderNos = [await stray(), await stray(), await stray()];
    await later(20);
    const silent = () => Promise.reject(new PaymentServiceSilent('away'));
    const [[code, gateway] = ['', undefined]] = services(sales).gateways;
    if (!gateway) throw new Error('The sandbox is there.');
    warnings.length = 0;
    const away = createStrayPayments({ gateways: new Map([[code, { ...gateway, find: silent }]]), log });
    expect(await away.run(sales.db, testNow, 2)).toBe(2);
    expect(await away.run(sales.db, testNow, 2)).toBe(1);
    expect(await away.run(sales.db, testNow, 2)).toBe(0);
    expect(warnings).toHaveLength(3);
    for (const orderNo of orderNos) await runUntilReleased(orderNo);
    const old = await stray();
    await later(32 * 24 * 60);
    expect(await run()).toBe(0);
    expect(await booked(old)).toBe('authorised');
  });

  it('keeps what orders that stand are paid with', async () => {
    await sales.clearBooks();
    const { body } = await sales.decide(await sales.readyCart({ pay: 'card', card: 'approve' }));
    await later(20);
    expect(await run()).toBe(0);
    expect(await booked(body.order_no)).toBe('authorised');
  });
});
