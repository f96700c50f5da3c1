import type { StoredCart } from './carts.repository';

export const isExpired = (cart: StoredCart, now: Date): boolean => cart.expires_at.getTime() <= now.getTime();

/** Its order waits for the shopper at the card company's page: who comes back may go there again, or change the cart. */
export const isChallenged = (cart: StoredCart): boolean => cart.order?.is_challenged === true;

/** It has become an order, or is becoming one. */
export const isOrdered = (cart: StoredCart): boolean => cart.status === 'ordered' || cart.order !== null;
