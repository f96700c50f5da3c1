/** Callbacks of logins at a provider, for as long as they may come twice. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';

type Db = Kysely<Database>;

/** @returns false: another request has it, or had it a moment ago */
export const claimCallback = async (db: Db, hash: Buffer, { now, until }: { now: Date; until: Date }) =>
  (await db
    .insertInto('provider_callbacks')
    .values({ callback_hash: hash, outcome: null, expires_at: until })
    .onConflict((conflict) =>
      conflict
        .column('callback_hash')
        .doUpdateSet({ outcome: null, expires_at: until })
        .where('provider_callbacks.expires_at', '<=', now),
    )
    .returning('callback_hash')
    .executeTakeFirst()) !== undefined;

export const setOutcome = (db: Db, hash: Buffer, outcome: string, until: Date) =>
  db.updateTable('provider_callbacks').set({ outcome, expires_at: until }).where('callback_hash', '=', hash).execute();

/** Undefined or null: it is not known yet. */
export const findOutcome = async (db: Db, hash: Buffer): Promise<string | null | undefined> =>
  (await db.selectFrom('provider_callbacks').select('outcome').where('callback_hash', '=', hash).executeTakeFirst())
    ?.outcome;

export const deleteCallback = (db: Db, hash: Buffer) =>
  db.deleteFrom('provider_callbacks').where('callback_hash', '=', hash).execute();

/** @returns how many were deleted */
export const deleteExpiredCallbacks = (db: Db, now: Date, most: number): Promise<number> =>
  deleteSome(db, { from: 'provider_callbacks', where: sql`expires_at <= ${now}`, orderBy: 'expires_at', most });
