/** Reads orders for those who may see them. */
import type { Kysely, Transaction } from 'kysely';
import type { OrderState, TemporaryOrder } from '../../../schemas/entities/order';
import type { Database } from '../../db/schema';
import type { RequestContext } from '../../request-context';
import type { CartDecisions } from '../cart/cart.types';
import type { MailsService } from '../mails/mails.service';
import { expiryOf } from './order-expiry';
import { findOrder, findOrderParts, readOrder } from './orders.repository';
import type { OrderEndings } from './settle-order';
import { toOrderState, toTemporaryOrder } from './temporary-order';

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

/** Mails an order from within the transaction in which it comes to stand. */
export const createMailOrder =
  (mails: Pick<MailsService, 'confirmOrder'>): OrderEndings['mailOrder'] =>
  async (trx: Transaction<Database>, orderId, now) => {
    const row = await readOrder(trx, orderId);
    const order = toTemporaryOrder(row, await findOrderParts(trx, orderId));
    await mails.confirmOrder(trx, { channelId: row.channel_id, orderId, order, orderer: row.orderer }, now);
  };
