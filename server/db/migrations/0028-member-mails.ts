import { type Kysely, sql } from 'kysely';

/** Mails to members name a member instead of an order, and hold what stands nowhere else, until they are sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      add column member_id bigint references members on delete cascade,
      -- Whom it goes to, the link's token or the code: secrets leave it when it has ended.
      add column content jsonb check (jsonb_typeof(content) = 'object'),
      alter column order_id drop not null,
      drop constraint mails_kind_check,
      add constraint mails_kind_check check (kind in ('order_confirmation', 'member_welcome', 'member_known',
        'member_verify', 'member_password', 'member_username', 'member_locked', 'member_code',
        'member_password_changed', 'member_left')),
      add constraint mails_subject check ((kind = 'order_confirmation') = (order_id is not null)
        and (kind = 'order_confirmation') = (content is null));
    create index mails_member on mails (member_id) where member_id is not null;
  `.execute(db);
}
