import { type Kysely, sql } from 'kysely';

/** Whether a shopper has said where it goes, or nobody has and it goes to the orderer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart_shippings add column is_chosen boolean not null default false`.execute(db);
}
