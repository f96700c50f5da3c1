import { type Kysely, sql } from 'kysely';

/** Processes of the version before would fail at a kind of mail that they do not know. */
export const kind = 'contract';

/** Whoever has lost an order's mail asks for its link again; whether there is such an order is found out when it is written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      drop constraint mails_kind_check,
      add constraint mails_kind_check check (kind in ('order_confirmation', 'order_reminder', 'order_cancelled',
        'order_declined', 'order_expired', 'order_paid', 'order_revived', 'order_late', 'order_dispatched',
        'order_refunded', 'order_held', 'order_gift_received', 'order_gift_reminder', 'order_gift_expired',
        'asked_order_link',
        'member_welcome', 'member_known', 'member_verify', 'member_password', 'member_username', 'member_locked',
        'member_code', 'member_password_changed', 'member_factor_changed', 'member_provider_linked',
        'member_provider_unlinked', 'member_left'));
  `.execute(db);
}
