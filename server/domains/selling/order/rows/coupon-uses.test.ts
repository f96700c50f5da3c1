import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alone, rowsRead } from '../../../../postgres/rows-read.test-support';
import { createTestDatabase, type TestDatabase } from '../../../../postgres/test-database';
import { fillYear } from '../../../year.test-support';
import { readCart } from '../../cart/rows/carts.repository';
import { holdBenefits } from './benefits.repository';

const orders = 600;
let database: TestDatabase;
/** A coupon that may be used ten times, in a shop in which all orders but one have used another one. */
let rare: number;
let order: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillYear(database.url, { carts: 1_460, orders });
  await alone(database.url, async (db) => {
    const { rows } = await sql<{ id: number; order: number }>`
      insert into coupons (channel_id, code, name, kind, amount_jpy, most_in_all, starts_at)
      values ('year', 'RARE', '先着十名さま', 'amount', 100, 10, '2020-01-01')
      returning id, (select max(id) from orders) "order"`.execute(db);
    [rare, order] = [rows[0]?.id ?? 0, rows[0]?.order ?? 0];
    await sql`insert into coupon_uses (coupon_id, order_id, used_at) select coupons.id, orders.id, orders.created_at
      from coupons, orders where code = 'FREE' and orders.id <> ${order}`.execute(db);
    await sql`insert into cart_coupons (cart_id, coupon_id) select id, ${rare} from carts
      where token_hash = sha256('1')`.execute(db);
    await sql`analyze`.execute(db);
  });
});
afterAll(() => database.drop());

it('counts how often a coupon was used without looking at the uses of the others', async () => {
  const now = new Date();
  const held = await rowsRead(database.url, ['coupon_uses'], (trx) => holdBenefits(trx, order, [rare], now));
  expect(held.result).toBe(true);
  expect(held.read).toBeLessThan(orders / 10);
  const scope = { channelId: 'year', memberId: null, now, today: '2026-11-20' };
  const seen = await rowsRead(database.url, ['coupon_uses'], (trx) =>
    readCart(trx, scope, createHash('sha256').update('1').digest()),
  );
  expect(seen.result?.coupons).toMatchObject([{ code: 'RARE', is_used_up: false }]);
  expect(seen.read).toBeLessThan(orders / 10);
});
