import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../../../db/client';
import { createTestDatabase, type TestDatabase } from '../../../../postgres/test-database';
import { quiet } from '../../../shop.test-support';
import { fillYear } from '../../../year.test-support';
import { countDeskOrders, type DeskScope, findDeskOrders } from './desk-orders.repository';

const all = 600;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillYear(database.url, { carts: 1_460, orders: all });
});
afterAll(() => database.drop());

/** What a connection has read stands in the statistics when it ends. */
const rowsRead = async (): Promise<number> => {
  const db = createDatabase(database.url, { pool: 1, log: quiet });
  const { rows } = await sql<{ read: string }>`
    select sum(coalesce(idx_tup_fetch, 0) + seq_tup_read) read from pg_stat_user_tables
    where relname in ('orders', 'payments', 'order_refunds')
  `.execute(db);
  await db.destroy();
  return Number(rows[0]?.read);
};

/** @returns how many there are, and how many rows were looked at to find the first page of them */
const list = async (scope: Pick<DeskScope, 'status' | 'isForPerson'>) => {
  const before = await rowsRead();
  const url = new URL(database.url);
  // Small tables are read through because that is fastest; on large ones nobody would.
  url.searchParams.set('options', '-c enable_seqscan=off');
  const db = createDatabase(url.href, { pool: 1, log: quiet });
  const wanted = { channelId: 'year', ...scope };
  const page = await findDeskOrders(db, wanted, { page: 1, per: 5, offset: 0 });
  const count = await countDeskOrders(db, wanted);
  await db.destroy();
  return { found: page.length, count, read: (await rowsRead()) - before };
};

it('finds among a year of orders those that wait for a person, and those of a rare state, without looking at the others', async () => {
  const db = createDatabase(database.url, { pool: 1, log: quiet });
  await sql`update payments set status = 'awaiting', error_code = 'payment.declined', expires_at = null
    where order_id = (select min(order_id) from payments where status = 'authorised')`.execute(db);
  await sql`analyze`.execute(db);
  await db.destroy();
  const person = await list({ status: undefined, isForPerson: true });
  expect(person).toMatchObject({ found: 1, count: 1 });
  expect(person.read).toBeLessThan(all / 10);
  const returned = await list({ status: 'returned', isForPerson: false });
  expect(returned).toMatchObject({ found: 0, count: 0 });
  expect(returned.read).toBeLessThan(all / 10);
});
