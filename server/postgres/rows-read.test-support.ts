/** How much PostgreSQL has to look at for a piece of work. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { createDatabase } from '../db/client';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';

const quiet = { info: () => undefined, warn: () => undefined };

/** On a connection of its own. */
export const alone = async <Result>(url: string, work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> => {
  const db = createDatabase(url, { pool: 1, log: quiet });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};

/** Of the transaction so far. */
const rowsOf = async (trx: Transaction<Database>, tables: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ read: string }>`
    select coalesce(sum(coalesce(idx_tup_fetch, 0) + seq_tup_read), 0) read from pg_stat_xact_user_tables
    where relname = any (${tables}::text[])
  `.execute(trx);
  return Number(rows[0]?.read);
};

/** What the work answers, and how many rows of the tables were looked at for it. */
export const rowsRead = <Result>(
  url: string,
  tables: readonly string[],
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<{ readonly result: Result; readonly read: number }> =>
  alone(url, (db) =>
    inTransaction(db, async (trx) => {
      const before = await rowsOf(trx, tables);
      const result = await work(trx);
      return { result, read: (await rowsOf(trx, tables)) - before };
    }),
  );
