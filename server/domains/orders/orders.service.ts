/** Reads orders for those who may see them. */
import type { Kysely, Transaction } from 'kysely';
import type { TemporaryOrder } from '../../../schemas/entities/order';
import type { Database } from '../../db/schema';
import type { RequestContext } from '../../request-context';
import type { MailsService } from '../mails/mails.service';
import { expiryOf } from './order-expiry';
import { findOrder, findOrderParts, readOrder } from './orders.repository';
import type { OrderEndings } from './settle-order';
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

/** Mails an order from within the transaction in which it comes to stand. */
export const createMailOrder =
  (mails: Pick<MailsService, 'confirmOrder'>): OrderEndings['mailOrder'] =>
  async (trx: Transaction<Database>, orderId, now) => {
    const row = await readOrder(trx, orderId);
    const order = toTemporaryOrder(row, await findOrderParts(trx, orderId));
    await mails.confirmOrder(trx, { channelId: row.channel_id, orderId, order, orderer: row.orderer }, now);
  };
