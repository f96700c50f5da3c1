import { type Kysely, sql } from 'kysely';

/**
 * The outbox: mails are written in the transaction of what they tell of, and sent afterwards, so that none is sent of
 * something that did not come about, and none is lost (server/domains/base/mails).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      order_id bigint,
      kind text not null check (kind in ('order_confirmation')),
      -- One address, and nothing that could end a line: these two become headers.
      recipient text not null check (length(recipient) <= 254
        and recipient ~ '^[^[:space:][:cntrl:],;:<>()"@]+@[^[:space:][:cntrl:],;:<>()"@]+$'),
      subject text not null check (length(subject) <= 200 and subject ~ '^[^[:cntrl:]]+$'),
      body_text text not null check (body_text <> ''),
      status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
      attempts integer not null default 0 check (attempts >= 0),
      -- While it is being sent: until when nobody else tries.
      next_try_at timestamptz not null,
      -- What the mail server answered, without addresses.
      last_error text,
      created_at timestamptz not null,
      sent_at timestamptz,
      check ((status = 'sent') = (sent_at is not null)),
      foreign key (channel_id, order_id) references orders (channel_id, id) on delete cascade,
      -- An order is confirmed once.
      unique (order_id, kind)
    );
    create index mails_queued on mails (next_try_at) where status = 'queued';
    create index mails_newest on mails (created_at desc, id desc);
  `.execute(db);
}
