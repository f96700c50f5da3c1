import { type Kysely, sql } from 'kysely';

/** Of a cart that its member's other one has joined: that one's token, which another browser still has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table carts add column older_token_hash bytea unique check (length(older_token_hash) = 32);
  `.execute(db);
}
