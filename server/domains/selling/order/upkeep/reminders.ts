/**
 * Whoever has not paid by konbini or bank yet is reminded once, two days before the last day to pay. By the database's
 * clock, in Japan; not on the day of the order, whose own mail has just said it, and not when the day is over.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema';
import { withOrder } from '../paying/pending-payments.repository';
import { tell } from '../rows/tell';
import { forEachOrder } from './each-order';

const daysBefore = 2;
const usualMost = 100;

const today = sql<string>`(now() at time zone 'Asia/Tokyo')::date`;

const findToRemind = async (db: Kysely<Database>, most: number): Promise<number[]> => {
  const found = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('order_id')
    .where('payments.status', '=', 'awaiting')
    .where('payments.is_current', '=', true)
    .where('reminded_at', 'is', null)
    .where('pay_by', 'is not', null)
    .where('pay_by', '>=', today)
    .where('pay_by', '<=', sql<string>`${today} + ${daysBefore}::integer`)
    .where('orders.status', '=', 'ordered')
    .where('orders.ordered_at', '<', sql<Date>`now() - interval '1 day'`)
    .orderBy('pay_by')
    .limit(most)
    .execute();
  return found.map(({ order_id }) => order_id);
};

const remind = (db: Kysely<Database>, orderId: number, now: Date): Promise<boolean | undefined> =>
  withOrder(
    db,
    orderId,
    async (trx, order) => {
      if (order.status !== 'awaiting' || order.orderStatus !== 'ordered') return false;
      const marked = await trx
        .updateTable('payments')
        .set({ reminded_at: sql<Date>`clock_timestamp()` })
        .where('order_id', '=', orderId)
        .where('is_current', '=', true)
        .where('reminded_at', 'is', null)
        .executeTakeFirst();
      if (marked.numUpdatedRows === 0n) return false;
      await tell(trx, order, 'order_reminder', now);
      return true;
    },
    { isBusyLeft: true },
  );

/** Reminds some, those first whose day is the nearest; the next call goes on. @returns how many were reminded */
export const remindOfPayment = async (db: Kysely<Database>, now: Date, most = usualMost): Promise<number> =>
  forEachOrder(await findToRemind(db, most), 'orders could not be reminded of their payment', (orderId) =>
    remind(db, orderId, now),
  );
