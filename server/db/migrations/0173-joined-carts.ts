import { type Kysely, sql } from 'kysely';

/** What was put into a cart under a key is known to have been in the one into which that cart has gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table carts add column joined_hashes bytea[] not null default '{}' check (cardinality(joined_hashes) <= 20)`.execute(
    db,
  );
}
