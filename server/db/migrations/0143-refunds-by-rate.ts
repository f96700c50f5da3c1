import { type Kysely, sql } from 'kysely';

/** What comes back was sold at one rate, which whoever gives the money back knows; without it a refund is spread by share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function noren_sum_of(amounts jsonb) returns bigint immutable strict language sql as $$
      select coalesce(sum(value::bigint), 0) from jsonb_each_text(amounts)
    $$;
    alter table order_refunds
      -- Of each tax rate, by its percent: {"8": 2160}. Null: the share of each.
      add column by_rate jsonb check (noren_sum_of(by_rate) = amount_jpy);
  `.execute(db);
}
