import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';

/** The key of that name: the one given where there is none yet. */
export const keepKey = async (db: Kysely<Database>, name: string, fresh: Buffer): Promise<Buffer> => {
  await db
    .insertInto('server_keys')
    .values({ name, key: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('server_keys').select('key').where('name', '=', name).executeTakeFirstOrThrow()).key;
};
