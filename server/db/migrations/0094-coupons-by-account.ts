import { type Kysely, sql } from 'kysely';

/** Processes of the version before write the mailbox of whoever uses a coupon. */
export const kind = 'contract';

/** Uses of a coupon for each person are counted by the member's account: a mailbox that was typed is of nobody any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index coupon_uses_mailbox;
    alter table coupon_uses drop column mailbox;
    drop function noren_mailbox(text);
  `.execute(db);
}
