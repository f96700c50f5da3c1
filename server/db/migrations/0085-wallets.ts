import { type Kysely, sql } from 'kysely';

/**
 * Wallets as a way to pay, and the books of the sandbox wallet (server/sandbox-payments): another company than the card
 * service, with books of the same form.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_methods
      drop constraint payment_methods_kind_check,
      add constraint payment_methods_kind_check check (kind in ('card', 'wallet', 'konbini', 'bank', 'cod')),
      -- It said so of cards alone.
      drop constraint payment_methods_check,
      add constraint payment_methods_service check ((kind in ('card', 'wallet')) = (service_code is not null));
    alter table payments
      drop constraint payments_kind_check,
      add constraint payments_kind_check check (kind in ('card', 'wallet', 'konbini', 'bank', 'cod', 'none'));

    -- Empty: what it is paid with is chosen at the service's own page, or nothing was booked.
    alter table sandbox_payments.payments alter column token set default '';
    create schema sandbox_wallet;
    create table sandbox_wallet.payments (like sandbox_payments.payments including all);
    create table sandbox_wallet.refunds (like sandbox_payments.refunds including all,
      foreign key (reference) references sandbox_wallet.payments (reference) on delete cascade);
  `.execute(db);
}
