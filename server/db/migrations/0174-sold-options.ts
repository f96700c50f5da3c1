import { type Kysely, sql } from 'kysely';

/** Whether an option was ever sold is looked up by its key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index order_entries_option on order_entries (code) where kind = 'accessory'`.execute(db);
}
