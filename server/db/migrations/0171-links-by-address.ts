import { type Kysely, sql } from 'kysely';

/** Processes of the version before would take such links and mails for those of nobody. */
export const kind = 'contract';

/**
 * What somebody asks to be mailed by an address alone is kept under that address; whose it is is found when the mail is
 * written and when its link is followed, so that asking takes as long whether there is an account or not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_links
      add column email_key text,
      add constraint member_links_one_owner check (member_id is null or email_key is null);
    create index member_links_email on member_links (email_key) where email_key is not null;
    -- Of one who leaves.
    create index mails_asked_by on mails (asked) where asked is not null;
  `.execute(db);
}
