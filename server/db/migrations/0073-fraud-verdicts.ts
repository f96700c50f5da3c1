import { type Kysely, sql } from 'kysely';

/** Processes of the version before would send what is being looked at. */
export const kind = 'contract';

/** What a payment service has found out about whoever pays; the newest word counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column fraud_verdict text check (fraud_verdict in ('ok', 'review', 'ng')),
      add column fraud_told_at timestamptz,
      add constraint payments_fraud check ((fraud_verdict is null) = (fraud_told_at is null));
    alter table mails
      drop constraint mails_kind_check,
      add constraint mails_kind_check check (kind in ('order_confirmation', 'order_reminder', 'order_cancelled',
        'order_declined', 'order_expired', 'order_paid', 'order_revived', 'order_late', 'order_dispatched',
        'order_refunded', 'member_welcome', 'member_known', 'member_verify', 'member_password', 'member_username',
        'member_locked', 'member_code', 'member_password_changed', 'member_left'));
  `.execute(db);
}
