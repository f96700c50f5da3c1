import { type Kysely, sql } from 'kysely';

/** What a cart says besides, whole sentences: until now they stood among the names of what a joining could not keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table carts add column notes text[] not null default '{}';
    update carts set
      notes = array(select note from unnest(not_joined) with ordinality said (note, at) where note like '%。' order by at),
      not_joined = array(select note from unnest(not_joined) with ordinality said (note, at)
        where note not like '%。' order by at)
      where not_joined <> '{}';
  `.execute(db);
}
