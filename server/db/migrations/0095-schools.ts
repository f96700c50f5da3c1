import { type Kysely, sql } from 'kysely';

/** The schools that a channel serves: a member's is one of them, by its name or its code. No page shows them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schools (
      channel_id text not null references channels on delete cascade,
      code text not null check (code ~ '^[A-Z0-9-]{1,20}$'),
      name text not null check (btrim(name) <> '' and length(name) <= 100),
      -- As names are compared: without blanks, and in one width and case.
      name_key text not null generated always as (lower(regexp_replace(normalize(name, nfkc), '\\s', '', 'g'))) stored,
      primary key (channel_id, code),
      unique (channel_id, name_key)
    );
  `.execute(db);
}
