import type { CartEvent } from '../../schemas/cart/cart.flow-events';

/** What a change keeps busy: the key of a line, or `cart`. */
export const busyKey = (event: CartEvent): string => ('key' in event ? event.key : 'cart');
