import { type IsolationLevel, type Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

const serializationFailure = '40001';
const deadlock = '40P01';
const tries = 5;
const longestFirstPauseMs = 20;

function isWorthRepeating(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === serializationFailure || error.code === deadlock);
}

/**
 * Runs the work in one transaction, and again when PostgreSQL ended it for another one's sake (serialization failure,
 * deadlock). So the work may run several times: it changes nothing outside of the database. An outage is not repeated:
 * whether a commit that got no answer took place is for the caller to find out.
 */
export async function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  isolation: IsolationLevel = 'read committed',
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      if (!isWorthRepeating(error) || attempt === tries) throw error;
    }
    // Two that met once shall not meet again.
    await sleep(Math.random() * longestFirstPauseMs * 2 ** attempt);
  }
}

/** A part of a transaction: where the work comes to false, what it has changed is undone, and the rest stands. */
export async function wholeOrUndone<Tables>(
  transaction: Transaction<Tables>,
  work: () => Promise<boolean>,
): Promise<boolean> {
  await sql`savepoint part`.execute(transaction);
  const isWhole = await work();
  if (!isWhole) await sql`rollback to savepoint part`.execute(transaction);
  // Or a part around this one would go back to here only.
  await sql`release savepoint part`.execute(transaction);
  return isWhole;
}
