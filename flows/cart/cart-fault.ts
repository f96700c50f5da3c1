/** What of a fault is about the cart. */
import type { ErrorCode } from '../../schemas/shop-errors';
import type { Fault } from '../fault';

/** The cart is gone (rule cart.expired). */
export const isExpired = ({ code }: Fault): boolean =>
  code === 'cart.common.is_expired' || code === 'cart.common.not_found';

/** The cart has become an order, of which this page has not heard. */
export const isOrdered = ({ code }: Fault): boolean => code === 'cart.common.is_ordered';

const outdatedCode = 'cart.update_products.part_not_found' satisfies ErrorCode;

/** What was sent names what the cart has not: it is another one, or has changed since it was drawn. */
export const isOutdated = ({ code }: Fault): boolean => code === outdatedCode;

/** A product of the cart is sold no more, or the cart is another one: it has to be initialised again (rule cart.reinit). */
export const isReinit = (fault: Fault): boolean =>
  isOutdated(fault) || isInvalidProduct(fault) || fault.code === 'cart.update_products.not_sale';

/** Why it has to be is shown (rule cart.reinit); all else shows by itself which line it means. */
export const isTold = ({ code }: Fault): boolean => code.includes('not_found');

/** The shop says which product it is about. */
export const isInvalidProduct = ({ code }: Fault): boolean => code.includes('product_not_found');
