import { type Kysely, sql } from 'kysely';

/** Members name a link by a number of its own: what the provider calls them stands in no address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_providers add column id bigint generated always as identity unique;
  `.execute(db);
}
