/**
 * Orders that stand, but whose money (konbini, bank) has not come in time: they are cancelled, and their goods are for
 * sale again. The time is the last day to pay with the days of grace of its method, by the database's clock.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { changeStatus } from '../rows/status.repository';
import { changePayment, withOrder } from '../paying/pending-payments.repository';
import { returnBenefits } from '../rows/benefits.repository';
import { returnSold } from '../rows/stocks.repository';
import { tell } from '../rows/tell';
import { dropExpiry, findExpired } from './due-orders.repository';
import { forEachOrder } from './each-order';

const usualMost = 100;

const expire = (db: Kysely<Database>, orderId: number, now: Date): Promise<boolean | undefined> =>
  withOrder(
    db,
    orderId,
    async (trx, order) => {
      if (order.status !== 'awaiting' || !order.isExpired) return false;
      if (order.orderStatus !== 'ordered') {
        // The shop has gone on without the money, and knows why.
        await dropExpiry(trx, orderId);
        return false;
      }
      await changeStatus(trx, { orderId, from: 'ordered', to: 'cancelled', now, reason: 'payment expired' });
      await changePayment(trx, orderId, now, { status: 'expired', errorCode: null });
      await tell(trx, order, 'order_expired', now);
      await returnBenefits(trx, orderId, now);
      await returnSold(trx, orderId);
      return true;
    },
    // Another process has it.
    { isBusyLeft: true },
  );

/** Cancels some, the longest overdue first; the next call goes on. @returns how many were cancelled */
export const cancelUnpaidOrders = async (db: Kysely<Database>, now: Date, most = usualMost): Promise<number> =>
  forEachOrder(await findExpired(db, most), 'unpaid orders could not be cancelled', (orderId) =>
    expire(db, orderId, now),
  );
