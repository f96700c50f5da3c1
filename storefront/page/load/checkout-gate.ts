/** Which step of the checkout a visitor may see: those up to the first that is not complete. */
import type { Cart } from '../../../schemas/cart/cart';
import type { CheckoutStep } from '../../../schemas/cart/steps';
import { cartPath, completePath, isBehind, pathOfStep } from '../../../src/domain/checkout-steps';
import { isOfWholeCart } from '../../../src/domain/cart/outdated';
import { withReason } from '../../../src/lib/with-reason';
import type { QueryResult } from './ask';

const expired = `${cartPath}?error=cart.common.is_expired`;

/** A member's cart is there for its member alone: without a login it looks as if there were none. */
export const isHidden = (answer: QueryResult): boolean => !answer.ok && answer.code === 'cart.common.not_found';

/**
 * Where to go instead of a step's screen, or null. No cart, an empty one, or one with something to put right leads to
 * the cart; a step ahead of its time to the first that is open (rules cart.expired, cart.invalid-product). While the
 * payment is asked for, only the last step is open, which says so; a cart that was ordered leads to its order. Why a
 * payment has ended goes along to wherever there is something to do before it can be chosen anew, and so does that the cart
 * is not what was seen.
 *
 * @param why the code in the address of the step's screen
 */
export const checkoutGate = (
  step: CheckoutStep,
  answer: QueryResult<Pick<Cart, 'next_step' | 'order_no' | 'order_id' | 'is_in_payment'>>,
  why?: string,
): string | null => {
  const along = (to: string): string => (why !== undefined && isOfWholeCart(why) ? withReason(to, why) : to);
  if (!answer.ok) return answer.code === 'cart.common.is_expired' ? expired : along(cartPath);
  const { next_step: next, order_no: orderNo, order_id: orderId, is_in_payment: isInPayment } = answer.result;
  const hasEnded = step === 'payment' && why?.startsWith('payment.') === true;
  // Ordered otherwise meanwhile, in another window: what was paid here is told beside the order.
  const ended = hasEnded ? `error=${encodeURIComponent(why)}` : '';
  if (orderNo !== null) return orderId == null ? cartPath : completePath(orderId) + (ended && `&${ended}`);
  if (step === next || (next !== null && !isInPayment && isBehind(step, next))) return null;
  return along(pathOfStep(next)) + (ended && `?${ended}`);
};
