import { type Kysely, sql } from 'kysely';

/** Points go back with a part of an order, with money or alone: an order that was paid by points has no money to give back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_refunds
      add column points integer not null default 0 check (points >= 0),
      drop constraint order_refunds_amount_jpy_check,
      add constraint order_refunds_amount_jpy_check check (amount_jpy >= 0),
      -- No payment service is asked for nothing.
      add constraint order_refunds_something check (amount_jpy > 0 or points > 0 and way = 'hand');
  `.execute(db);
}
