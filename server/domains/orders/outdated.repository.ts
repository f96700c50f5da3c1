/** Rows that nobody needs any more. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

const answersKeptMs = 24 * 60 * 60_000;

/** Answers that were kept for repeated calls, after a day; events of the browser when they have run out. */
export const deleteOutdated = async (db: Kysely<Database>, now: Date): Promise<void> => {
  const answeredBefore = new Date(now.getTime() - answersKeptMs);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', answeredBefore).execute();
  await db.deleteFrom('ecommerce_events').where('expires_at', '<=', now).execute();
};
