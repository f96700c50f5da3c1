/** Reads orders for those who may see them. */
import type { Kysely } from 'kysely';
import type { OrderState, TemporaryOrder } from '../../../../schemas/order/order';
import type { Database } from '../../../db/schema';
import type { RequestContext } from '../../../request-context';
import type { CartDecisions } from '../cart/cart.types';
import { deleteFailedBefore } from './upkeep/failed-orders.repository';
import { expiryOf, shownFrom } from './rows/expiry';
import { findOrder, findOrderParts } from './order.repository';
import { toOrderState, toTemporaryOrder } from './temporary-order';

export { shownFrom };

export interface ShownOrder {
  /** For the shop's own tables. */
  readonly orderId: number;
  /** Whole for whoever ordered. */
  readonly order: TemporaryOrder | OrderState;
}

export interface OrdersService {
  /**
   * The order that a shopper has just placed, by its public id, for 30 minutes; amounts are integer JPY, tax included.
   * Null: none in this channel, or no longer.
   *
   * @param cartToken what whoever asks has ordered with; undefined: nothing. The id alone stands in an address, which
   *   is shared, kept and sent on.
   */
  temporary(
    context: Pick<RequestContext, 'channel' | 'now'>,
    publicId: string,
    cartToken: string | undefined,
  ): Promise<ShownOrder | null>;
}

export const createOrdersService = (db: Kysely<Database>, carts: Pick<CartDecisions, 'isTokenOf'>): OrdersService => ({
  async temporary(context, publicId, cartToken) {
    const row = await findOrder(db, context.channel.id, publicId);
    if (!row || expiryOf({ createdAt: row.created_at, orderedAt: row.ordered_at }) <= context.now) return null;
    const { id: orderId, cart_id: cartId } = row;
    const isTheirs = cartId !== null && cartToken !== undefined && (await carts.isTokenOf(cartId, context, cartToken));
    const order = isTheirs ? toTemporaryOrder(row, await findOrderParts(db, orderId)) : toOrderState(row);
    return { orderId, order };
  },
});

/** As long as a cart, which could be ordered again meanwhile. */
const failedKeptMs = 30 * 24 * 60 * 60_000;

/** @returns how many were deleted */
export const deleteFailedOrders = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteFailedBefore(db, new Date(now.getTime() - failedKeptMs), most);
