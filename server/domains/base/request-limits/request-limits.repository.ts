import { CompiledQuery, type Kysely, sql } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';

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
    // A migration makes it, and expired rows go in batches (deleteCountsExpiredBy).
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: most,
    duration: perS,
    ...(isRemembered ? { inMemoryBlockOnConsumed: most + 1 } : {}),
  });

/** Those that somebody counts up just now stay. @returns how many were deleted */
export const deleteCountsExpiredBy = (db: Kysely<Database>, most: number): Promise<number> =>
  deleteSome(db, {
    from: 'request_counts',
    // Of this moment, whatever moment a shop of the past or the future is tried at: callers are counted as they come.
    where: sql`expire < extract(epoch from clock_timestamp()) * 1000`,
    orderBy: 'expire',
    most,
  });
