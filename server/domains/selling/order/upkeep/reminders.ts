/**
 * Whoever has not paid by konbini or bank yet is reminded once, two days before the last day to pay. By the database's
 * clock, in Japan; not on the day of the order, whose own mail has just said it, and not when the day is over.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { withOrder } from '../paying/pending-payments.repository';
import { tell } from '../rows/tell';
import { findToRemind, markReminded } from './due-orders.repository';
import { forEachOrder } from './each-order';

const daysBefore = 2;
const usualMost = 100;

const remind = (db: Kysely<Database>, orderId: number, now: Date): Promise<boolean | undefined> =>
  withOrder(
    db,
    orderId,
    async (trx, order) => {
      if (order.status !== 'awaiting' || order.orderStatus !== 'ordered') return false;
      if (!(await markReminded(trx, orderId))) return false;
      await tell(trx, order, 'order_reminder', now);
      return true;
    },
    { isBusyLeft: true },
  );

/** Reminds some, those first whose day is the nearest; the next call goes on. @returns how many were reminded */
export const remindOfPayment = async (db: Kysely<Database>, now: Date, most = usualMost): Promise<number> =>
  forEachOrder(await findToRemind(db, daysBefore, most), 'orders could not be reminded of their payment', (orderId) =>
    remind(db, orderId, now),
  );
