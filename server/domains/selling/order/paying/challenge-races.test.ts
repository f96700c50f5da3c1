/** The approval at a service's page against a change of the cart, on two instances of the app. `npm run soak` does it many times. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ask, brokenBooks, lostPieces } from '../broken-books.test-support';
import { addPiece, approve, goToBank, raceChallenge } from './challenge-races.test-support';
import { asker, openSales, type Sales, submitAt } from '../order.test-support';

let sales: Sales;
let skuId: number;
beforeAll(async () => {
  sales = await openSales();
  skuId = await sales.setStock('SE-01', start);
});
afterAll(() => sales.close());

const rounds = 42;
const atOnce = 6;
const start = 10_000;

const ask: Ask = async (text) =>
  (await sql<Readonly<Record<string, unknown>>>`${sql.raw(text)}`.execute(sales.db)).rows;

const expectBalance = async (): Promise<void> => {
  expect(await brokenBooks(ask)).toEqual([]);
  expect(await lostPieces(ask, skuId, start)).toBe(0);
};

const services = [
  { page: 'bank’s', wish: { pay: 'card', card: 'challenge' }, books: 'sandbox_payments' },
  { page: 'wallet’s', wish: { pay: 'wallet' }, books: 'sandbox_wallet' },
] as const;
type Wish = (typeof services)[number]['wish'];

const challenged = async (wish: Wish) => {
  const cart = await sales.readyCart(wish);
  return { cart, challengeUrl: await goToBank(sales.ask, cart) };
};

/** How many connections of the shop wait for a lock. */
const waiting = async (): Promise<number> => {
  const [row] = await ask(`
    select count(*) waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return Number(row?.waiting);
};

type Side = readonly [come: () => Promise<unknown>, waits: number];

/** Both come while the order is held, one after the other, and then meet at its lock in that order. */
const meetAtTheLock = async ([first, firstWaits]: Side, [second, secondWaits]: Side): Promise<void> => {
  const holder = new pg.Client({ connectionString: sales.url });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(`select id from orders where status = 'payment_pending' for update`);
    const done = [first()];
    await expect.poll(waiting, { interval: 10, timeout: 10_000 }).toBeGreaterThanOrEqual(firstWaits);
    done.push(second());
    await expect.poll(waiting, { interval: 10, timeout: 10_000 }).toBeGreaterThanOrEqual(firstWaits + secondWaits);
    await holder.query('commit');
    await Promise.all(done);
  } finally {
    await holder.end();
  }
};

// Comes first, so that all is compiled before locks are held: the database lets nobody wait for long.
it.each(services)(
  '[cart.decision] a cart that is changed while the $page page approves is ordered and paid, or neither',
  async ({ wish }) => {
    const oneRound = async (index: number): Promise<void> => {
      const { cart, challengeUrl } = await challenged(wish);
      await raceChallenge(
        () => addPiece(asker(sales.apps[index % 2 === 0 ? 0 : 1]), cart, skuId),
        () => approve(submitAt(sales.apps[0]), challengeUrl),
        (index % 21) - 10,
      );
    };
    for (let done = 0; done < rounds; done += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, (_, index) => oneRound(done + index)));
    }
    await expectBalance();
  },
  60_000,
);

/** The page approves through the shopper's return and the service's message: two wait. */
const sides = async (wish: Wish): Promise<{ change: Side; approval: Side }> => {
  const { cart, challengeUrl } = await challenged(wish);
  const [first, second] = sales.apps;
  return {
    change: [() => addPiece(asker(first), cart, skuId), 1],
    approval: [() => approve(submitAt(second), challengeUrl), 2],
  };
};

/** Of the newest order: what it has become, and what the service has on its books. */
const newest = (books: string): ReturnType<Ask> =>
  ask(`select o.status, s.status booked from orders o
    join ${books}.payments s on s.reference = o.channel_id || '.' || o.order_no order by o.id desc limit 1`);

it.each(services)(
  '[cart.decision] an approval at the $page page that waits behind a change of the cart confirms nothing that is voided',
  async ({ wish, books }) => {
    const { change, approval } = await sides(wish);
    await meetAtTheLock(change, approval);
    await expectBalance();
    expect(await newest(books)).toEqual([{ status: 'payment_failed', booked: 'voided' }]);
  },
  60_000,
);

it.each(services)(
  '[cart.decision] a change of the cart that waits behind the approval at the $page page voids nothing',
  async ({ wish, books }) => {
    const { change, approval } = await sides(wish);
    await meetAtTheLock(approval, change);
    await expectBalance();
    expect(await newest(books)).toEqual([{ status: 'ordered', booked: 'authorised' }]);
  },
  60_000,
);
