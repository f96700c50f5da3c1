/**
 * Orders that a payment service finds suspicious wait for somebody to look, and not without an end: after the shop's term
 * (ORDER.HELD_DAYS) it is told by mail, and after as many days more the order is cancelled as one that the shop does not
 * take, while the card's money can still be let go. By the database's clock. What was sent in part waits for a person.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { Job } from '../../../../jobs/job';
import { heldDaysOfShops } from '../../../base/settings/settings.service';
import { createCancelOrder, type CancelOptions, type Cancelling } from '../cancelling/cancel-order';
import { type OrderPayment, withOrder } from '../paying/pending-payments.repository';
import { tell } from '../rows/tell';
import { findHeld, markHeldTold } from './due-orders.repository';
import { forEachOrder } from './each-order';

const tellShop = (db: Kysely<Database>, orderId: number, now: Date): Promise<boolean | undefined> =>
  withOrder(
    db,
    orderId,
    async (trx, order) => {
      if (!isHeld(order) || order.fraudToldAt === null) return false;
      if (!(await markHeldTold(trx, orderId))) return false;
      // Of each word of the service once: the minute in which it came.
      await tell(trx, order, 'order_held', now, Math.floor(order.fraudToldAt.getTime() / 60_000));
      return true;
    },
    { isBusyLeft: true },
  );

const usualMost = 50;

const isHeld = ({ fraudVerdict }: OrderPayment): boolean => fraudVerdict === 'review';

export interface HeldOrdersOptions extends CancelOptions {
  readonly log: Cancelling['log'];
}

export const createHeldOrders = ({ db, settlement, log }: HeldOrdersOptions): Job => {
  const cancelOrder = createCancelOrder({ db, settlement });
  return {
    name: 'orders that wait for somebody to look',
    everyMs: 60_000,
    most: usualMost,
    async run(_, now, most) {
      const days = await heldDaysOfShops(db);
      const told = await forEachOrder(
        await findHeld(db, 'untold', days, most),
        'shops could not be told of held orders',
        (orderId) => tellShop(db, orderId, now),
      );
      const late = await findHeld(db, 'told', days, most);
      const cancelling = { now, log, reason: 'nobody looked at it in time', isByShop: true, onlyIf: isHeld };
      const ended = await forEachOrder(late, 'held orders could not be cancelled', (orderId) =>
        cancelOrder(orderId, cancelling),
      );
      return told + ended;
    },
  };
};
