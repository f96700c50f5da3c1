import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** Those that the shop offers, in its order. */
export const readPaymentMethods = (db: Kysely<Database>, channelId: string) =>
  db
    .selectFrom('payment_methods')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
