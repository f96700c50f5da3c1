/** Reads orders for those who may see them. */
import type { Kysely } from 'kysely';
import type { TemporaryOrder } from '../../../schemas/entities/order';
import type { Database } from '../../db/schema';
import type { RequestContext } from '../../request-context';
import type { MailedOrder } from '../mails/mails.types';
import { deleteFailedBefore } from './failed-orders.repository';
import { expiryOf } from './order-expiry';
import { findOrder, findOrderParts, readOrder } from './orders.repository';
import { toTemporaryOrder } from './temporary-order';

export interface ShownOrder {
  /** For the shop's own tables. */
  readonly orderId: number;
  readonly order: TemporaryOrder;
}

export interface OrdersService {
  /**
   * The order that a shopper has just placed, by its public id, for 30 minutes; amounts are integer JPY, tax included.
   * Null: none in this channel, or no longer.
   */
  temporary(context: Pick<RequestContext, 'channel' | 'now'>, publicId: string): Promise<ShownOrder | null>;
}

export const createOrdersService = (db: Kysely<Database>): OrdersService => ({
  async temporary({ channel, now }, publicId) {
    const row = await findOrder(db, channel.id, publicId);
    if (!row || expiryOf({ createdAt: row.created_at, orderedAt: row.ordered_at }) <= now) return null;
    return { orderId: row.id, order: toTemporaryOrder(row, await findOrderParts(db, row.id)) };
  },
});

/** As long as a cart, which could be ordered again meanwhile. */
const failedKeptMs = 30 * 24 * 60 * 60_000;

/** @returns how many were deleted */
export const deleteFailedOrders = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteFailedBefore(db, new Date(now.getTime() - failedKeptMs), most);

/** For its mail: as it was placed, whatever has become of the products since. */
export const readMailedOrder = async (db: Kysely<Database>, orderId: number): Promise<MailedOrder> => {
  const row = await readOrder(db, orderId);
  return { order: toTemporaryOrder(row, await findOrderParts(db, orderId)), orderer: row.orderer };
};
