import { type Kysely, sql } from 'kysely';

/**
 * Mailed codes of a login are counted, and it ends at a time that no further code puts off. Of one that waits already, its time
 * begins now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table login_challenges
      add column begun_at timestamptz not null default now(),
      add column codes_sent integer not null default 1 check (codes_sent >= 0),
      add column code_sent_at timestamptz not null default now(),
      -- The mail of its last code.
      add column mail_id bigint references mails on delete set null;
    create index login_challenges_mail on login_challenges (mail_id) where mail_id is not null;
  `.execute(db);
}
