import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';

/** All that the shop has ever offered, in its order. */
export const readPaymentMethods = (db: Kysely<Database>, channelId: string) =>
  db
    .selectFrom('payment_methods')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('id')
    .execute();
