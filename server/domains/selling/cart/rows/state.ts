import { orderShownForMs } from '../../../../../schemas/order/shown-order';
import type { StoredCart } from './carts.repository';

/** One whose order waits, or stands, tells of it however old it is; one whose order was cancelled tells of nothing. */
export const isExpired = ({ order, expires_at: end }: StoredCart, now: Date): boolean =>
  order === null ? end.getTime() <= now.getTime() : order.state === 'cancelled';

/** It has become an order that stands. */
export const isOrdered = ({ status, order }: StoredCart): boolean => status === 'ordered' || order?.state === 'placed';

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
