/** What analytics is told. Of a purchase the browser says the order only; the amounts are the server's own. */
import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import { isWhole } from '../../../../schemas/order/order';
import { isStanding } from '../../../../schemas/order-terms/order-states';
import type { Database } from '../../../db/schema';
import type { RequestContext } from '../../../request/request-context';
import type { OrdersService } from '../order/order.service';
import { deleteEventsExpiredBy, findPurchase, keepEvent } from './tracking.repository';
import { type PurchaseEvent, toPurchaseEvent } from './purchase-event';

export interface BrowserEvent {
  readonly name: string;
  readonly order_id?: string;
}

export interface TrackingService {
  /**
   * The event's id; null for a purchase of an order that is not there, no longer there, somebody else's, or does not
   * stand.
   *
   * @param cartToken what the order was placed with
   */
  keep(context: RequestContext, event: BrowserEvent, cartToken: string | undefined): Promise<string | null>;
  /** The purchase of an id, for 30 minutes after the order; null: none, or no longer. */
  purchase(context: RequestContext, id: string): Promise<PurchaseEvent | null>;
}

export interface TrackingServiceDeps {
  readonly db: Kysely<Database>;
  readonly orders: Pick<OrdersService, 'temporary'>;
}

export const createTrackingService = ({ db, orders }: TrackingServiceDeps): TrackingService => ({
  async keep(context, event, cartToken) {
    const { channel, now } = context;
    const id = randomBytes(16).toString('base64url');
    // What nobody reads is not kept.
    if (event.name !== 'purchase') return id;
    const shown = event.order_id === undefined ? null : await orders.temporary(context, event.order_id, cartToken);
    if (!shown || !isWhole(shown.order) || !isStanding(shown.order.status)) return null;
    return keepEvent(db, {
      id,
      channelId: channel.id,
      name: event.name,
      orderId: shown.orderId,
      event: toPurchaseEvent(id, shown.order),
      createdAt: now,
      expiresAt: new Date(shown.order.expire_at),
    });
  },

  async purchase({ channel, now }, id) {
    // What was kept for an order is what toPurchaseEvent made.
    return ((await findPurchase(db, channel.id, id, now)) as PurchaseEvent | undefined) ?? null;
  },
});

/** @returns how many were deleted */
export const deleteExpiredEvents = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteEventsExpiredBy(db, now, most);
