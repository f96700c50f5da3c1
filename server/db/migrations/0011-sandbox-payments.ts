import { type Kysely, sql } from 'kysely';

/**
 * The books of the sandbox payment service (server/sandbox-payments). It stands in for a company of its own: nothing
 * here refers to the shop's tables, and the shop reaches it over its API only. No card number is stored, only what a
 * test card is meant to do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema sandbox_payments;

    create table sandbox_payments.tokens (
      token text primary key check (length(token) >= 22),
      behaviour text not null check (behaviour in ('approve', 'decline', 'challenge', 'late', 'never', 'twice')),
      last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
      created_at timestamptz not null default now()
    );

    create table sandbox_payments.payments (
      id text primary key check (length(id) >= 22),
      -- The caller's key: asking twice for one reference is one payment.
      reference text not null unique check (reference <> ''),
      token text not null,
      amount_jpy integer not null check (amount_jpy > 0),
      status text not null check (status in ('challenge', 'authorised', 'declined', 'voided')),
      return_url text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
  `.execute(db);
}
