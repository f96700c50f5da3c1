/**
 * Orders that a payment service finds suspicious wait for somebody to look, and not without an end: after the shop's term
 * (ORDER.HELD_DAYS) it is told by mail, and after as many days more the order is cancelled as one that the shop does not
 * take, while the card's money can still be let go. By the database's clock. What was sent in part waits for a person.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { Job } from '../../../../jobs/job';
import { createCancelOrder, type CancelOptions, type Cancelling } from '../cancelling/cancel-order';
import { type OrderPayment, withOrder } from '../paying/pending-payments.repository';
import { tell } from '../rows/tell';
import { forEachOrder } from './each-order';

const usualDays = 7;

/** A whole number from 1 to 99; anything else counts as not set. */
const days = sql<number>`coalesce((select substring(value::text from '^[1-9][0-9]?$')::integer from settings
  where settings.channel_id = orders.channel_id and key = 'ORDER.HELD_DAYS'), ${usualDays})`;

const find = async (db: Kysely<Database>, since: RawBuilder<unknown>, most: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select orders.id from payments join orders on orders.id = payments.order_id
    where payments.is_current and fraud_verdict = 'review' and orders.status in ('ordered', 'preparing')
      and ${since} <= now() - ${days} * interval '1 day'
    order by fraud_told_at limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
};

const untold = sql`case when held_told_at is null then fraud_told_at end`;

const tellShop = (db: Kysely<Database>, orderId: number, now: Date): Promise<boolean | undefined> =>
  withOrder(
    db,
    orderId,
    async (trx, order) => {
      if (!isHeld(order) || order.fraudToldAt === null) return false;
      const payment = trx.updateTable('payments').where('order_id', '=', orderId).where('is_current', '=', true);
      const told = await payment
        .set({ held_told_at: sql<Date>`clock_timestamp()` })
        .where('held_told_at', 'is', null)
        .executeTakeFirst();
      if (told.numUpdatedRows === 0n) return false;
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
      const told = await forEachOrder(
        await find(db, untold, most),
        'shops could not be told of held orders',
        (orderId) => tellShop(db, orderId, now),
      );
      const late = await find(db, sql`held_told_at`, most);
      const cancelling = { now, log, reason: 'nobody looked at it in time', isByShop: true, onlyIf: isHeld };
      const ended = await forEachOrder(late, 'held orders could not be cancelled', (orderId) =>
        cancelOrder(orderId, cancelling),
      );
      return told + ended;
    },
  };
};
