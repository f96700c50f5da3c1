import { type Kysely, sql } from 'kysely';

/** What of a cart that a login joined to another one could not be kept, by its name (のし): said in the cart until it is changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table carts add column not_joined text[] not null default '{}'`.execute(db);
}
