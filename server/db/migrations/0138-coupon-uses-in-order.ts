import { type Kysely, sql } from 'kysely';

/**
 * Uses of a coupon are counted up to its limit in the order that this index has. Counted in any order they were read through,
 * as if those of a coupon stood everywhere in a table of which another one has nearly all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index coupon_uses_in_order on coupon_uses (coupon_id, used_at) include (order_id);
    drop index coupon_uses_coupon;
  `.execute(db);
}
