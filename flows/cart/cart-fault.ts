/** What of a fault is about the cart. */
import type { Fault } from '../fault';

/** The cart is gone (rule cart.expired). */
export const isExpired = ({ code }: Fault): boolean =>
  code === 'cart.common.is_expired' || code === 'cart.common.not_found';

/** The cart has become an order, of which this page has not heard. */
export const isOrdered = ({ code }: Fault): boolean => code === 'cart.common.is_ordered';

/** A product of the cart is sold no more: the cart has to be initialised again (rule cart.reinit). */
export const isReinit = ({ code }: Fault): boolean =>
  code.includes('product_not_found') || code === 'cart.update_products.not_sale';

/** The shop says which product it is about: the reason is shown (rule cart.reinit). */
export const isInvalidProduct = ({ code }: Fault): boolean => code.includes('product_not_found');
