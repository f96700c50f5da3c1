import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ask } from '../../order/broken-books.test-support';
import { type MembersSales, openMembersSales } from '../../order/own-orders.test-support';
import { givePoints, makeCoupons } from '../../order/stories/stage.test-support';
import { queriesOfChanges } from './cart-queries.test-support';

let shop: MembersSales;
beforeAll(async () => {
  shop = await openMembersSales();
});
afterAll(() => shop.close());

const rows: Ask = async (text) => (await sql.raw<Record<string, unknown>>(text).execute(shop.db)).rows;

it('a change of a cart asks the database as often with fifty lines as with one', async () => {
  const [code] = await makeCoupons(rows, 'test');
  const countsOf = async (lines: number) => {
    const { id, ask } = await shop.buyer();
    await givePoints(rows, 'test', id);
    return queriesOfChanges({ ask, rows, skuId: shop.skuId, code }, lines);
  };
  const one = await countsOf(1);
  expect(Math.min(...Object.values(one))).toBeGreaterThan(2);
  expect(await countsOf(10)).toEqual(one);
  // The one that is added is the fiftieth: more a cart does not take.
  expect(await countsOf(49)).toEqual(one);
});
