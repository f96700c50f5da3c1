import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema';

export interface DeleteSome {
  /** The counts of calls are written by a package, and by no query of ours. */
  readonly from: keyof Database | 'request_counts';
  readonly where: RawBuilder<unknown>;
  /** What an index has in order, so that the rows are found without looking at the others. */
  readonly orderBy: string;
  readonly most: number;
}

/**
 * One batch of a clean-up. Rows that somebody holds at this moment are left for the next time, and rows are reached by
 * their place, so that no table is read through, however few or many are to go.
 *
 * @returns how many were deleted
 */
export const deleteSome = async (db: Kysely<Database>, { from, where, orderBy, most }: DeleteSome): Promise<number> => {
  const table = sql.table(from);
  const { numAffectedRows = 0n } = await sql`
    delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${where} order by ${sql.ref(orderBy)} limit ${most} for update skip locked
    ))
  `.execute(db);
  return Number(numAffectedRows);
};
