import { type Kysely, sql } from 'kysely';

/**
 * A coupon for certain goods, or for the carriage, lowers what is paid at their tax rate, and an order keeps how much of
 * it is of which. Until now all of an order's coupons were spread by share, and so they stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_entries
      -- Of each tax rate, by its percent: {"10": 770}. Null: the share of each.
      add column by_rate jsonb check (by_rate is null or kind = 'coupon' and noren_sum_of(by_rate) = amount_jpy);
  `.execute(db);
}
