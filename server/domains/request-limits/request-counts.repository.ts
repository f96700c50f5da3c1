import { CompiledQuery, type Kysely, sql } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../../db/schema';

const tableName = 'request_counts';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The shop's own connections, or one transaction, as the limiter asks them. */
const clientOf = (db: Kysely<Database>) => ({
  query: async ({ text, values }: Statement) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows, rowCount: rows.length };
  },
});

export interface Window {
  readonly most: number;
  readonly perS: number;
}

/** `isRemembered`: who is over the limit is refused without asking again until the window ends. */
export const openCounter = (
  db: Kysely<Database>,
  { most, perS }: Window,
  { isRemembered }: { readonly isRemembered: boolean },
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: clientOf(db),
    storeType: 'pool',
    tableName,
    // A migration makes it, and expired rows go in batches (deleteExpired).
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: most,
    duration: perS,
    ...(isRemembered ? { inMemoryBlockOnConsumed: most + 1 } : {}),
  });

/** At most `most` rows whose window has ended; how many there were. Those that somebody counts up just now stay. */
export const deleteExpired = async (db: Kysely<Database>, now: number, most: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from request_counts where key in (
      select key from request_counts where expire < ${now} order by expire limit ${most} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
};
