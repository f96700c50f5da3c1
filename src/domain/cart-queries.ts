import { query } from '../../schemas/query';

/** A token that no cart has: asking for it is a plain 404. */
const noToken = 'no-cart-no-cart-no-cart';

/** The visitor's cart. Wrap it in `optional` where a screen has something to say without one. */
export const cartQuery = (token: string) => query('cart.cart', { params: { token: token || noToken } });

/** When each parcel of the visitor's cart can arrive. */
export const leadTimesQuery = (token: string) => query('cart.leadTimes', { params: { token: token || noToken } });

/** What can be done to all that goes to each of its addresses. */
export const optionsQuery = (token: string) => query('cart.options', { params: { token: token || noToken } });

/** When, of each only the first day. */
export const earliestQuery = (token: string) =>
  query('cart.leadTimes', { params: { token: token || noToken }, query: { choiceMode: 'earliest' } });

/** The payment methods as the visitor's cart may use them. */
export const cartPaymentsQuery = (token: string) => query('cart.payments', { params: { token: token || noToken } });
