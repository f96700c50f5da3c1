/** Rows that nobody needs any more. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { answersKeptFrom } from '../idempotency/idempotency.service';

/** Answers that were kept for repeated calls, after a day; events of the browser when they have run out. */
export const deleteOutdated = async (db: Kysely<Database>, now: Date): Promise<void> => {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', answersKeptFrom(now)).execute();
  await db.deleteFrom('ecommerce_events').where('expires_at', '<=', now).execute();
};
