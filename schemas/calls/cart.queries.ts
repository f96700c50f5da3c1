import { query } from './query';

/** A token that no cart has: asking for it is a plain 404. */
const noToken = 'no-cart-no-cart-no-cart';

/** The visitor's cart. Wrap it in `optional` where a screen has something to say without one. */
export const cartQuery = (token: string) => query('cart.cart', { params: { token: token || noToken } });
