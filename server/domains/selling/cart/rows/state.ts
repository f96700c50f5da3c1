import { orderShownForMs } from '../../../../../schemas/order/shown-order';
import type { StoredCart } from './carts.repository';

/** One whose order waits, stands or was cancelled tells of it however old it is. */
export const isExpired = ({ order, expires_at: end }: StoredCart, now: Date): boolean =>
  order === null && end.getTime() <= now.getTime();

/** Of its order, once that stood. */
export const isCancelled = ({ order }: StoredCart): boolean => order?.state === 'cancelled';

/** It has become an order that stands, or stood until it was cancelled. */
export const isOrdered = (cart: StoredCart): boolean =>
  cart.status === 'ordered' || cart.order?.state === 'placed' || isCancelled(cart);

/** Its order waits for the shopper at the card company's page: who comes back may go there again, or change the cart. */
export const isChallenged = ({ order }: StoredCart): boolean => order?.state === 'challenged';

/**
 * Its order waits for the payment: the payment service is being asked, or the shopper is at the card company's page. It
 * is still the shopper's cart: where the payment fails, everything is in it as before.
 */
export const isBeingPaid = ({ order }: StoredCart): boolean =>
  order?.state === 'asked' || order?.state === 'challenged';

/** A cart whose order was placed before then leads to it no longer. */
export const shownFrom = (now: Date): Date => new Date(now.getTime() - orderShownForMs);
