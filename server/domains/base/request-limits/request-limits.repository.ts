import { CompiledQuery, type Kysely, sql } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';

const tableName = 'request_counts';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface CountRow {
  readonly points: number;
  readonly expire: number;
}

/**
 * The shop's own connections, or one transaction, as the limiter asks them. The limiter knows this machine's clock alone,
 * and the table has the shop's time: counts are shared, and a node whose clock is behind or ahead would end the windows of the
 * others. Its one statement is `[key, points, expire, now]`, and answers with `expire`.
 */
const clientOf = (db: Kysely<Database>, now: () => Date) => ({
  query: async ({ text, values: [key, points, ...times] }: Statement) => {
    // eslint-disable-next-line no-restricted-syntax -- the limiter has read this machine's clock: by how much it is wrong can only be told beside it
    const aheadMs = Math.round(now().getTime() - Date.now());
    const query = CompiledQuery.raw(text, [key, points, ...times.map((time) => Number(time) + aheadMs)]);
    const answer = await db.executeQuery(query);
    // The columns of the table.
    const rows = (answer.rows as CountRow[]).map(({ expire, ...row }) => ({ ...row, expire: expire - aheadMs }));
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
  { isRemembered, now }: { readonly isRemembered: boolean; readonly now: () => Date },
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: clientOf(db, now),
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
