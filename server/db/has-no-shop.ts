import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** Whether the database has no channel: then there is nothing to show. */
export const hasNoShop = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('channels').select('id').limit(1).executeTakeFirst()) === undefined;
