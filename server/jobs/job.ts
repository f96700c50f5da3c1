import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { FileStore } from '../files/folder-store';

/**
 * Something that the shop does again and again by itself. A domain's own stand in its `<domain>.clean-ups.ts`:
 *
 *     { name: 'expired carts', everyMs: 60_000, most: 200, run: deleteExpiredCarts }
 */
export interface Job {
  /** For logs: what it is about. */
  readonly name: string;
  /** From the end of one turn to the begin of the next, where nothing was left over. */
  readonly everyMs: number;
  /** Rows of one batch: so few that a batch stays far below the database's time limit for a statement. */
  readonly most: number;
  /**
   * One batch: at most `most` rows, taken with `for update skip locked`, so that several processes may run it at once
   * and none waits for another one.
   *
   * @param now the database's time; no process' own clock decides what has expired, or whose a lease is
   * @returns how many rows were found; `most` of them: there may be more
   */
  readonly run: (db: Kysely<Database>, now: Date, most: number) => Promise<number>;
}

/** What the shop has set of how long things are kept, and where. */
export interface CleanUpOptions {
  /** How long mails are kept that were sent, or never will be. */
  readonly mailsKeptDays: number;
  /** Where uploaded files are kept; null: nowhere. */
  readonly files: Pick<FileStore, 'delete'> | null;
}

/** A domain's jobs: what it writes for a while only has its end in them. */
export type CleanUps = (options: CleanUpOptions) => readonly Job[];

/** What time it is. Tests give a clock of their own. */
export type Clock = () => Promise<Date>;

/** The one clock that all processes of a shop share. */
export const databaseClock =
  (db: Kysely<Database>): Clock =>
  async () => {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() now`.execute(db);
    const [row] = rows;
    if (!row) throw new Error('The database does not know what time it is.');
    return row.now;
  };
