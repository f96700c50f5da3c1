import type { StoredCart } from './carts.repository';

export const isExpired = (cart: StoredCart, now: Date): boolean => cart.expires_at.getTime() <= now.getTime();

/** It has become an order, or is becoming one. */
export const isOrdered = (cart: StoredCart): boolean => cart.status === 'ordered' || cart.order !== null;
