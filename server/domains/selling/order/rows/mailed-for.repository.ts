import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';

/** Whose turn the order's mail takes. */
export const readMailedFor = async (db: Kysely<Database>, orderId: number): Promise<string | null> =>
  (await db.selectFrom('orders').select('mailed_for').where('id', '=', orderId).executeTakeFirstOrThrow()).mailed_for;
