/** The one place that moves an order from one state to another. */
import type { Transaction } from 'kysely';
import { orderTransitions, type OrderStatus } from '../../../../../schemas/order-terms/order-states';
import type { Database } from '../../../../db/schema';

export interface StatusChange {
  readonly orderId: number;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly now: Date;
  /** For the shop's own reading. */
  readonly reason: string;
}

export const isTransition = (from: OrderStatus, to: OrderStatus): boolean =>
  (orderTransitions[from] as readonly OrderStatus[]).includes(to);

/** Also writes the order's event. Throws where the way does not exist, or the order is not (any more) where it starts. */
export const changeStatus = async (trx: Transaction<Database>, change: StatusChange): Promise<void> => {
  const { orderId, from, to, now, reason } = change;
  if (!isTransition(from, to)) throw new Error(`An order cannot go from ${from} to ${to}.`);
  const changed = await trx
    .updateTable('orders')
    .set({ status: to, ...(from === 'payment_pending' && to === 'ordered' ? { ordered_at: now } : {}) })
    .where('id', '=', orderId)
    .where('status', '=', from)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) throw new Error(`Order ${orderId} is not ${from}.`);
  await trx
    .insertInto('order_events')
    .values({ order_id: orderId, at: now, from_status: from, to_status: to, reason })
    .execute();
};

/** Of an order that came back, locked: whether its goods can be sold again. Null: nobody knows. */
export const readRestocked = async (trx: Transaction<Database>, orderId: number): Promise<boolean | null> => {
  const order = trx.selectFrom('orders').select('is_restocked').where('id', '=', orderId);
  return (await order.executeTakeFirstOrThrow()).is_restocked;
};

export const noteRestocked = (trx: Transaction<Database>, orderId: number, isRestocked: boolean) =>
  trx.updateTable('orders').set({ is_restocked: isRestocked }).where('id', '=', orderId).execute();
