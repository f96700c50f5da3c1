/** Tries to log in under a name, whether there is such an account or not. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';

type Db = Kysely<Database>;

export interface Tries {
  readonly failures: number;
  readonly lockedUntil: Date | null;
}

/** One more that failed, with all that failed at the same time. The last of so many begins its time anew: that long it locks. */
export const addFailure = async (
  db: Db,
  nameHash: Buffer,
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<number> => {
  const { rows } = await sql<{ tries: number }>`
    insert into login_tries as known (name_hash, tries, expires_at) values (${nameHash}, 1, ${until})
    on conflict (name_hash) do update set
      tries = case when known.expires_at <= ${now} then 1 else known.tries + 1 end,
      locked_until = case when known.expires_at <= ${now} then null else known.locked_until end,
      expires_at = case when known.expires_at <= ${now} or known.tries + 1 = ${most} then excluded.expires_at
        else known.expires_at end
    returning tries
  `.execute(db);
  return rows[0]?.tries ?? 1;
};

/** With those that are being written just now: it waits for them. */
export const findTries = async (db: Db, nameHash: Buffer, now: Date): Promise<Tries> => {
  const tries = db.selectFrom('login_tries').select(['tries as failures', 'locked_until as lockedUntil']);
  const known = tries.where('name_hash', '=', nameHash).where('expires_at', '>', now).forUpdate();
  return (await known.executeTakeFirst()) ?? { failures: 0, lockedUntil: null };
};

/** A login was right; a name that is locked since stays so. */
export const forgetFewerThan = (trx: Transaction<Database>, most: number, nameHashes: readonly Buffer[]) =>
  trx.deleteFrom('login_tries').where('name_hash', 'in', nameHashes).where('tries', '<', most).execute();

export const forgetTries = (trx: Transaction<Database>, nameHashes: readonly Buffer[]) =>
  trx.deleteFrom('login_tries').where('name_hash', 'in', nameHashes).execute();

/**
 * @param isFull false: the same work, and nothing is locked
 * @returns whether it was not locked before: of several who see that it is to be, one does it
 */
export const lockName = async (
  trx: Transaction<Database>,
  nameHash: Buffer,
  { until, isFull }: { readonly until: Date; readonly isFull: boolean },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('login_tries')
    .set({ locked_until: until, expires_at: until })
    .where('name_hash', '=', nameHash)
    .where('locked_until', 'is', null)
    .where(sql<boolean>`${isFull}::boolean`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Until when the last of them is locked; null: none is. */
export const findLock = async (db: Db, nameHashes: readonly Buffer[], now: Date): Promise<Date | null> => {
  const tries = db.selectFrom('login_tries').select('locked_until').where('name_hash', 'in', nameHashes);
  const locked = tries.where('locked_until', '>', now).orderBy('locked_until', 'desc').limit(1);
  return (await locked.executeTakeFirst())?.locked_until ?? null;
};

export const deleteTriesExpiredBy = (db: Db, now: Date, most: number): Promise<number> =>
  deleteSome(db, { from: 'login_tries', where: sql`expires_at <= ${now}`, orderBy: 'expires_at', most });
