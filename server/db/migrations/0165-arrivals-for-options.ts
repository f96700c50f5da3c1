import { type Kysely, sql } from 'kysely';

/** What the shopper sends in for an option (an emblem to be sewn on), and what is told once it is ordered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table services
      add column arrival_of text check (arrival_of ~ '^.{1,40}$'),
      add column order_note text check (char_length(order_note) between 1 and 400);
    -- What is sent in is sent somewhere.
    alter table services add check (arrival_of is null or order_note is not null);
  `.execute(db);
}
