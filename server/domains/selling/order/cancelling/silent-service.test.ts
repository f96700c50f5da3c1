import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PaymentServiceSilent } from '../../payments/gateway.types';
import { brokenBooks } from '../broken-books.test-support';
import { openSales, type Sales, submitAt, testNow, type Wish } from '../order.test-support';
import { approve } from '../paying/challenge-races.test-support';
import { createSettlement } from '../paying/settlement';
import { createCancelOrder } from './cancel-order';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const dayMs = 24 * 60 * 60_000;
const log = { warn: () => undefined };
let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
  await sales.setStock('SE-01', 100);
});
afterAll(() => sales.close());

/** Of a shop whose payment service does not answer. */
const silent = () => {
  const away = () => Promise.reject(new PaymentServiceSilent('away'));
  const asked = { authorise: away, find: away, void: away, cards: null };
  const gateway = { ...asked, capture: away, refund: away, readMessage: () => null, readFraud: () => null };
  return createSettlement({
    db: sales.db,
    carts: sales.shop.carts,
    returnUrl: '/',
    gateways: new Map([
      ['sandbox', gateway],
      ['sandbox-wallet', gateway],
    ]),
  });
};

const cancelled = async (paid: Wish) => {
  const { body } = await sales.decide(await sales.readyCart(paid));
  if (typeof body.challenge_url === 'string') await approve(submitAt(sales.apps[0]), body.challenge_url);
  const { id } = await sales.order(body.order_no);
  const cancel = createCancelOrder({ db: sales.db, settlement: silent() });
  expect(await cancel(id, { now: testNow, reason: '', log })).toBe(true);
  expect(await sales.order(body.order_no)).toMatchObject({ status: 'cancelled', payment_status: 'voiding' });
  return { id, orderNo: body.order_no };
};
const soundBooks = async () => {
  const ask = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(sales.db)).rows;
  expect(await brokenBooks(ask)).toEqual([]);
};

describe.each<Wish>([
  { pay: 'card', card: 'approve' },
  { pay: 'wallet' },
])('an order, paid by %o, that is cancelled while the payment service is away', (paid) => {
  it('[order.cancel] is cancelled, and its money goes back when the service answers again', async () => {
    const { orderNo } = await cancelled(paid);
    await soundBooks();
    await sales.sweeper.sweep(testNow);
    // Whoever cancelled still has the lease.
    expect((await sales.order(orderNo)).payment_status).toBe('voiding');
    await sales.age(orderNo, 16_000);
    await sales.sweeper.sweep(testNow);
    expect(await sales.order(orderNo)).toMatchObject({ status: 'cancelled', payment_status: 'voided' });
    await soundBooks();
  });

  it('[order.cancel] is left to a person when the service has been silent for three days', async () => {
    const { id, orderNo } = await cancelled(paid);
    await sales.age(orderNo, 2 * dayMs);
    await expect(silent().ask(id, testNow)).rejects.toThrow(PaymentServiceSilent);
    expect((await sales.order(orderNo)).payment_status).toBe('voiding');
    await sales.age(orderNo, dayMs + 1_000);
    await silent().ask(id, testNow);
    expect(await sales.order(orderNo)).toMatchObject({ status: 'cancelled', payment_status: 'paid' });
    await soundBooks();
  });
});
