import type { Cart } from '../../../schemas/cart/cart';
import { errors, type ErrorCode } from '../../../schemas/shop-errors';

const isCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** Why the shopper was sent to this screen, by the code in its address; null: for no reason of ours. */
export const sentBack = (code: string | undefined) =>
  code !== undefined && isCode(code) ? { code, message: errors[code].message } : null;

/** Of a payment's end, those that no cart keeps (`payment_error`). */
const neverKept: readonly string[] = ['payment.left_open', 'payment.cart_changed'] satisfies readonly ErrorCode[];

/**
 * Why the shopper was sent to a screen of paying. Back, a reload or another window leads to addresses of payments that are
 * over: of what the cart keeps it is believed.
 */
export const sentToPay = (code: string | undefined, cart: Cart | null) => {
  const kept = cart?.payment_error;
  const isKept = code?.startsWith('payment.') === true && !neverKept.includes(code);
  return isKept && kept !== undefined && kept !== code ? null : sentBack(code);
};

/** For the method that was tried; why, and what to do, is said once, above. */
export const notPaid = 'このお支払いは完了していません。';
