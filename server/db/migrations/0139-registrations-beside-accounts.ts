import { type Kysely, sql } from 'kysely';

/**
 * An address has one account that is confirmed at most, and beside it one registration at most that is not: what somebody
 * registers opens as little whether the address has an account or not, so that nothing tells.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table members
      drop constraint members_email_key_key,
      add constraint members_email_key_once unique (email_key, is_registered);
  `.execute(db);
}

/** A process of the version before looks for the constraint that is gone: it registers nobody any more. */
export const kind = 'contract';
