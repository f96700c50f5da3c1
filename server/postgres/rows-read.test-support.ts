/** How much PostgreSQL has to look at for a piece of work. */
import { type Kysely, sql } from 'kysely';
import { createDatabase } from '../db/client';
import type { Database } from '../db/schema';

const quiet = { info: () => undefined, warn: () => undefined };

/** On a connection of its own: what one has read stands in the statistics when it ends. */
export const alone = async <Result>(url: string, work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> => {
  const db = createDatabase(url, { pool: 1, log: quiet });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};

const rowsOf = (tables: readonly string[]) => async (db: Kysely<Database>) => {
  const { rows } = await sql<{ read: string }>`
    select sum(coalesce(idx_tup_fetch, 0) + seq_tup_read) read from pg_stat_user_tables
    where relname = any (${tables}::text[])
  `.execute(db);
  return Number(rows[0]?.read);
};

/** What the work answers, and how many rows of the tables were looked at for it. */
export const rowsRead = async <Result>(
  url: string,
  tables: readonly string[],
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<{ readonly result: Result; readonly read: number }> => {
  const before = await alone(url, rowsOf(tables));
  const result = await alone(url, work);
  return { result, read: (await alone(url, rowsOf(tables))) - before };
};
