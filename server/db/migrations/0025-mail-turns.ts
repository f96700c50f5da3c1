import { type Kysely, sql } from 'kysely';

/**
 * Of the mails that one mailbox may get in an hour, those of other people's orders must not take all places: whose a mail
 * is, and how many of theirs went to that mailbox before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A hash of the mailbox and of the network that ordered; null: nobody knows, as of orders from before.
    alter table orders add column mailed_for text;
    alter table mails add column sender text,
      -- 0: the first within a day.
      add column turn integer not null default 0 check (turn >= 0),
      -- It waits for its mailbox, not for a mail server.
      add column is_put_off boolean not null default false;
    create index mails_sender on mails (sender, created_at) where sender is not null;
  `.execute(db);
}
