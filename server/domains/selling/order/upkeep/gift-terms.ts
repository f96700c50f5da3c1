/**
 * Social gifts whose time runs out: whoever ordered is reminded once, some days before, and in the end the order is
 * cancelled and its money goes back. By the database's clock.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { cancelWithin } from '../cancelling/cancel-order';
import { withOrder } from '../paying/pending-payments.repository';
import { readGiftStatus } from '../rows/gifts.repository';
import { tell } from '../rows/tell';
import { findGiftsOver, findGiftsToRemind, markGiftReminded } from './due-orders.repository';
import { forEachOrder } from './each-order';

const daysBefore = 3;
const usualMost = 100;

const remind = (db: Kysely<Database>, orderId: number, now: Date): Promise<boolean | undefined> =>
  withOrder(
    db,
    orderId,
    async (trx, order) => {
      if (order.orderStatus === 'cancelled' || (await readGiftStatus(trx, orderId)) !== 'waiting') return false;
      if (!(await markGiftReminded(trx, orderId))) return false;
      await tell(trx, order, 'order_gift_reminder', now);
      return true;
    },
    { isBusyLeft: true },
  );

/** Not on the day of the order, whose own mail has just said it. @returns how many were reminded */
export const remindOfGifts = async (db: Kysely<Database>, now: Date, most = usualMost): Promise<number> =>
  forEachOrder(
    await findGiftsToRemind(db, daysBefore, most),
    'orders could not be reminded of their gifts',
    (orderId) => remind(db, orderId, now),
  );

const expire = (db: Kysely<Database>, orderId: number, now: Date): Promise<boolean | undefined> =>
  withOrder(
    db,
    orderId,
    async (trx, order) => {
      // Somebody has received it at this moment, or it is cancelled: by another process that ended it, too.
      if (order.orderStatus === 'cancelled' || (await readGiftStatus(trx, orderId)) !== 'expired') return false;
      return cancelWithin(trx, order, { now, reason: 'gift expired', by: 'term' });
    },
    { isBusyLeft: true },
  );

/** Cancels some; the next call goes on. A payment service is told by the sweeper. @returns how many were cancelled */
export const endGifts = async (db: Kysely<Database>, now: Date, most = usualMost): Promise<number> =>
  forEachOrder(
    await findGiftsOver(db, most),
    'orders whose gifts nobody has received could not be cancelled',
    (orderId) => expire(db, orderId, now),
  );
