import { type Kysely, sql } from 'kysely';

/** The keys of what a cart holds begin anywhere, so that a key of another cart names nothing in it; those of before began with 1. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table carts add column first_key integer not null default 1`.execute(db);
}
