import { type Kysely, sql } from 'kysely';

/** Random keys that all processes of a shop sign with; each is made by the first that needs it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table server_keys (
      name text primary key,
      key bytea not null check (octet_length(key) = 32)
    )
  `.execute(db);
}
