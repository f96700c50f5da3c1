import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../db/client';
import { createTestDatabase, type TestDatabase } from '../postgres/test-database';
import { quiet } from './shop.test-support';
import { clearYear, leftOver, type YearReport } from './clear-year.test-support';
import { fillYear } from './year.test-support';

const figures = { carts: 1_460, orders: 600 };
let database: TestDatabase;
let report: YearReport;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillYear(database.url, figures);
  const url = new URL(database.url);
  // Small tables are read through because that is fastest. Where it is forbidden it shows where there is no other way.
  url.searchParams.set('options', '-c enable_seqscan=off');
  report = await clearYear(url.href);
});
afterAll(() => database.drop());

describe('a year of rows that nobody has cleared up', () => {
  it('is cleared up by the jobs, batch by batch, and without a failure', async () => {
    expect(report.failures).toEqual([]);
    expect(await leftOver(database.url, report.now)).toEqual({});
    expect(report.jobs).toMatchObject({
      'expired carts': { rows: 1_339, batches: 8 },
      'answers of repeated calls': { batches: 3 },
      'events of browsers': { batches: 3 },
    });
    for (const [name, { rows }] of Object.entries(report.jobs)) expect(`${name}: ${rows > 0}`).toBe(`${name}: true`);
  });

  it('is found by indexes alone, whatever refers to what is deleted', () => {
    expect(report.readThrough).toEqual({});
  });

  it('leaves what is not to be cleared up, such as the carts of payments under way', async () => {
    const db = createDatabase(database.url, { pool: 1, log: quiet });
    const { rows } = await sql`
      select (select count(*) from carts) carts, (select count(*) from cart_lines) lines,
        (select count(*) from orders where status = 'ordered') orders,
        (select count(*) from orders where status = 'ordered' and cart_id is not null) "orders of a cart",
        (select string_agg(distinct code, ' ') from coupon_takes join coupons on coupons.id = coupon_id) taken
    `.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ carts: 121, lines: 121, orders: 562, 'orders of a cart': 52, taken: 'FREE OVER-1' }]);
  });
});
