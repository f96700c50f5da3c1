import { type Kysely, sql } from 'kysely';

/** Processes of the version before would put in mails under a key that is there no more, and fail at kinds that they do not know. */
export const kind = 'contract';

/** An order is told of all that becomes of it, of some things more than once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      drop constraint mails_kind_check, drop constraint mails_subject, drop constraint mails_order_id_kind_key,
      -- Which of several things of its kind, as the second dispatch.
      add column about bigint not null default 0 check (about >= 0),
      add constraint mails_kind_check check (kind in ('order_confirmation', 'order_reminder', 'order_cancelled',
        'order_expired', 'order_paid', 'order_revived', 'order_late', 'order_dispatched', 'order_refunded',
        'member_welcome', 'member_known', 'member_verify', 'member_password', 'member_username', 'member_locked',
        'member_code', 'member_password_changed', 'member_left')),
      add constraint mails_subject check ((kind like 'order\\_%') = (order_id is not null)
        and (kind like 'order\\_%') = (content is null)),
      add constraint mails_told_once unique (order_id, kind, about);
    alter table payments
      -- When the shopper was reminded of the last day to pay.
      add column reminded_at timestamptz;
    create index payments_to_remind on payments (pay_by)
      where status = 'awaiting' and pay_by is not null and reminded_at is null;
  `.execute(db);
}
