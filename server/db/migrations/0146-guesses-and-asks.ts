import { type Kysely, sql } from 'kysely';

/** Processes of the version before would count a guess at each login, and fail at kinds of mails that they do not know. */
export const kind = 'contract';

/**
 * What is counted once, however often it is done: the password of a registration, which is a guess at that of the account
 * beside it, and what somebody asks to be mailed while that still waits to be sent. And members are mailed that their
 * registration is complete, and of a new login id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table members add column is_guess_counted boolean not null default false;
    alter table mails
      -- Who has asked for what, in the words of its kind; null: it tells of something that has happened.
      add column asked text,
      drop constraint mails_kind_check,
      add constraint mails_kind_check check (kind in ('order_confirmation', 'order_reminder', 'order_cancelled',
        'order_declined', 'order_expired', 'order_paid', 'order_revived', 'order_late', 'order_dispatched',
        'order_refunded', 'order_held', 'order_gift_received', 'order_gift_reminder', 'order_gift_expired',
        'asked_order_link',
        'member_welcome', 'member_registered', 'member_known', 'member_verify', 'member_password', 'member_username',
        'member_username_changed', 'member_locked', 'member_code', 'member_password_changed', 'member_factor_changed',
        'member_provider_linked', 'member_provider_unlinked', 'member_left'));
    create unique index mails_asked_once on mails (channel_id, kind, asked) where asked is not null and status = 'queued';
    create index mails_asked on mails (channel_id, kind, asked, ended_at) where asked is not null;
  `.execute(db);
}
