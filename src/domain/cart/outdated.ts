/**
 * A form was drawn for another cart than the browser has by now, or for one that has changed since, and is about something
 * that is not there. Nothing was done; the screen is to be shown as the cart is.
 */
import type { ErrorCode } from '../../../schemas/shop-errors';

export const outdatedCode = 'cart.update_products.part_not_found' satisfies ErrorCode;

export const isOutdated = (said: { readonly code: string } | null | undefined): boolean => said?.code === outdatedCode;

/** Whether a fault is about no field, but about the cart as a whole: it is said wherever the visitor is led then. */
export const isOfWholeCart = (code: string): boolean =>
  isOutdated({ code }) || /^cart\.(?:common|decision)\./.test(code);
