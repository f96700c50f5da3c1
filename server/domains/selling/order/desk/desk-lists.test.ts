import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alone, rowsRead } from '../../../../postgres/rows-read.test-support';
import { createTestDatabase, type TestDatabase } from '../../../../postgres/test-database';
import { fillYear } from '../../../year.test-support';
import { countDeskOrders, type DeskScope, findDeskOrders } from './desk-orders.repository';

const all = 600;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillYear(database.url, { carts: 1_460, orders: all });
});
afterAll(() => database.drop());

/** How many there are, with the first page of them. */
const list = (scope: Pick<DeskScope, 'status' | 'isForPerson'>) => {
  const url = new URL(database.url);
  // Small tables are read through because that is fastest; large ones are not.
  url.searchParams.set('options', '-c enable_seqscan=off');
  return rowsRead(url.href, ['orders', 'payments', 'order_refunds'], async (db) => {
    const wanted = { channelId: 'year', ...scope };
    const page = await findDeskOrders(db, wanted, { page: 1, per: 5, offset: 0 });
    return [page.length, await countDeskOrders(db, wanted)];
  });
};

it('finds among a year of orders those that wait for a person, and those of a rare state, without looking at the others', async () => {
  await alone(database.url, async (db) => {
    await sql`update payments set status = 'awaiting', error_code = 'payment.declined', expires_at = null
      where order_id = (select min(order_id) from payments where status = 'authorised')`.execute(db);
    await sql`analyze`.execute(db);
  });
  const person = await list({ status: undefined, isForPerson: true });
  expect(person.result).toEqual([1, 1]);
  expect(person.read).toBeLessThan(all / 10);
  const returned = await list({ status: 'returned', isForPerson: false });
  expect(returned.result).toEqual([0, 0]);
  expect(returned.read).toBeLessThan(all / 10);
});
