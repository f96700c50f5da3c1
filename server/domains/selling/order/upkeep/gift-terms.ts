/**
 * Social gifts whose time runs out: whoever ordered is reminded once, some days before, and in the end the order is
 * cancelled and its money goes back. By the database's clock.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema';
import { cancelWithin } from '../cancelling/cancel-order';
import { withOrder } from '../paying/pending-payments.repository';
import { readGiftStatus } from '../rows/gifts.repository';
import { tell } from '../rows/tell';
import { forEachOrder } from './each-order';

const daysBefore = 3;
const usualMost = 100;

/** Of orders that stand; the soonest to end first. */
const findWaiting = (db: Kysely<Database>, most: number) =>
  db
    .selectFrom('social_gifts')
    .innerJoin('orders', 'orders.id', 'social_gifts.order_id')
    .select('order_id')
    .where('social_gifts.status', '=', 'waiting')
    .where('orders.ordered_at', 'is not', null)
    .orderBy('expires_at')
    .limit(most);

const remind = (db: Kysely<Database>, orderId: number, now: Date): Promise<boolean | undefined> =>
  withOrder(
    db,
    orderId,
    async (trx, order) => {
      if (order.orderStatus === 'cancelled' || (await readGiftStatus(trx, orderId)) !== 'waiting') return false;
      const marked = await trx
        .updateTable('social_gifts')
        .set({ reminded_at: sql<Date>`clock_timestamp()` })
        .where('order_id', '=', orderId)
        .where('reminded_at', 'is', null)
        .executeTakeFirst();
      if (marked.numUpdatedRows === 0n) return false;
      await tell(trx, order, 'order_gift_reminder', now);
      return true;
    },
    { isBusyLeft: true },
  );

/** Not on the day of the order, whose own mail has just said it. @returns how many were reminded */
export const remindOfGifts = async (db: Kysely<Database>, now: Date, most = usualMost): Promise<number> => {
  const soon = await findWaiting(db, most)
    .where('reminded_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('expires_at', '<=', sql<Date>`now() + ${daysBefore}::integer * interval '1 day'`)
    .where('orders.ordered_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  return forEachOrder(
    soon.map(({ order_id }) => order_id),
    'orders could not be reminded of their gifts',
    (orderId) => remind(db, orderId, now),
  );
};

const expire = (db: Kysely<Database>, orderId: number, now: Date): Promise<boolean | undefined> =>
  withOrder(
    db,
    orderId,
    async (trx, order) => {
      // Somebody has received it at this moment, or it is cancelled.
      if ((await readGiftStatus(trx, orderId)) !== 'expired') return false;
      return cancelWithin(trx, order, { now, reason: 'gift expired', by: 'term' });
    },
    { isBusyLeft: true },
  );

/** Cancels some; the next call goes on. A payment service is told by the sweeper. @returns how many were cancelled */
export const endGifts = async (db: Kysely<Database>, now: Date, most = usualMost): Promise<number> => {
  const over = await findWaiting(db, most)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  return forEachOrder(
    over.map(({ order_id }) => order_id),
    'orders whose gifts nobody has received could not be cancelled',
    (orderId) => expire(db, orderId, now),
  );
};
