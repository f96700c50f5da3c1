import { type Kysely, sql } from 'kysely';

/**
 * Cards that the sandbox payment service keeps for its customer, under the customer's own reference. Tokens end after 31
 * days, kept cards when they are to be forgotten, or a year after their last month. What the service has to know of a
 * card for that, tokens from before do not say: such a one is not kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sandbox_payments.tokens add column card jsonb check (jsonb_typeof(card) = 'object');

    create table sandbox_payments.kept_cards (
      reference text primary key check (reference <> ''),
      behaviour text not null check (behaviour in ('approve', 'decline', 'challenge', 'late', 'never', 'twice')),
      last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
      card jsonb not null check (jsonb_typeof(card) = 'object'),
      created_at timestamptz not null default now()
    );
    create index kept_cards_expiration on sandbox_payments.kept_cards ((card ->> 'expiration'));
  `.execute(db);
}
