/** The purchases that browsers tell of; kept for half an hour. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';

type Db = Kysely<Database>;

export interface NewEvent {
  readonly id: string;
  readonly channelId: string;
  readonly name: string;
  /** At most one event of each order is kept. */
  readonly orderId: number;
  readonly event: object;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The id under which it is kept: that of the order's first event where there is one. */
export const keepEvent = async (db: Db, kept: NewEvent): Promise<string> => {
  const inserted = await db
    .insertInto('ecommerce_events')
    .values({
      id: kept.id,
      channel_id: kept.channelId,
      name: kept.name,
      order_id: kept.orderId,
      event: JSON.stringify(kept.event),
      created_at: kept.createdAt,
      expires_at: kept.expiresAt,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return kept.id;
  const first = await db
    .selectFrom('ecommerce_events')
    .select('id')
    .where('order_id', '=', kept.orderId)
    .executeTakeFirst();
  return first?.id ?? kept.id;
};

export const findPurchase = async (db: Db, channelId: string, id: string, now: Date): Promise<object | undefined> => {
  const row = await db
    .selectFrom('ecommerce_events')
    .select('event')
    .where('channel_id', '=', channelId)
    .where('id', '=', id)
    .where('order_id', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.event;
};

export const deleteEventsExpiredBy = (db: Db, now: Date, most: number): Promise<number> =>
  deleteSome(db, { from: 'ecommerce_events', where: sql`expires_at <= ${now}`, orderBy: 'expires_at', most });
