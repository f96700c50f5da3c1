import { type Kysely, sql } from 'kysely';

/** Processes of the version before would fail at a kind of mail that they do not know. */
export const kind = 'contract';

/** The shop is told, once for each word of its payment service, of an order that nobody has looked at for days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments add held_told_at timestamptz;
    create index payments_review on payments (fraud_told_at) where fraud_verdict = 'review' and is_current;
    create index order_refunds_refused on order_refunds (order_id) where status = 'refused';
    alter table mails
      drop constraint mails_kind_check,
      add constraint mails_kind_check check (kind in ('order_confirmation', 'order_reminder', 'order_cancelled',
        'order_declined', 'order_expired', 'order_paid', 'order_revived', 'order_late', 'order_dispatched',
        'order_refunded', 'order_held', 'order_gift_received', 'order_gift_reminder', 'order_gift_expired', 'member_welcome', 'member_known', 'member_verify', 'member_password',
        'member_username', 'member_locked', 'member_code', 'member_password_changed', 'member_left'));
  `.execute(db);
}
