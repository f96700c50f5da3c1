/**
 * The states of an order and where each may go: service and screens take the list from here, and the database refuses
 * everything else (migration 0054, which a test compares with it).
 *
 * payment_pending: stock is reserved, the payment service is being asked. ordered: accepted; paid or to be paid as the
 * payment says. payment_failed: given up, the stock is free again. cancelled: it stood, and the stock is back; it stands
 * again where its money came late and the goods are still there. returned: what was sent came back.
 */
export const orderTransitions = {
  payment_pending: ['ordered', 'payment_failed'],
  ordered: ['preparing', 'cancelled'],
  preparing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
  cancelled: ['ordered'],
  payment_failed: [],
} as const satisfies Record<string, readonly string[]>;
export type OrderStatus = keyof typeof orderTransitions;
export const orderStatuses = [
  'payment_pending', 'ordered', 'preparing', 'shipped', 'delivered', 'returned', 'cancelled', 'payment_failed',
] as const satisfies readonly OrderStatus[]; // prettier-ignore

/** It is accepted, and more than a try to pay. */
export const isStanding = (status: OrderStatus): boolean =>
  !['payment_pending', 'payment_failed', 'cancelled'].includes(status);

/** What the shop has not sent yet can still be cancelled. */
export const canBeCancelled = (status: OrderStatus): boolean =>
  (orderTransitions[status] as readonly OrderStatus[]).includes('cancelled');

/**
 * States of a payment. voiding: given up, the payment service has not answered yet. awaiting: by konbini, bank or on
 * delivery, not paid yet, or a card whose service would not give the money of what was sent. expired: it was not paid in
 * time. authorised: a card's money is held; capturing: the first parcel has left, and the service is asked for it.
 * refunding: the service is asked to give some of it back; refunded: all of it went back. Which of them goes with which
 * state of the order is held by the database (migration 0054).
 */
export const paymentStatuses = [
  'pending', 'challenge', 'voiding', 'authorised', 'capturing', 'awaiting', 'paid', 'refunding', 'refunded', 'failed',
  'voided', 'expired',
] as const; // prettier-ignore
export type PaymentStatus = (typeof paymentStatuses)[number];
