/** Which step of the checkout a visitor may see: those up to the first that is not complete. */
import type { Cart, CheckoutStep } from '../../../schemas/cart/cart';
import { cartPath, isBehind, pathOfStep } from '../../../src/domain/checkout-steps';
import type { QueryResult } from './ask';

const expired = `${cartPath}?error=cart.common.is_expired`;

/**
 * Where to go instead of a step's screen, or null. No cart, an empty one, or one with something to put right leads to
 * the cart; a step ahead of its time to the first that is open (rules cart.expired, cart.invalid-product).
 */
export const checkoutGate = (
  step: CheckoutStep,
  answer: QueryResult<Pick<Cart, 'next_step' | 'order_no'>>,
): string | null => {
  if (!answer.ok) return answer.code === 'cart.common.is_expired' ? expired : cartPath;
  const { next_step: next, order_no: orderNo } = answer.result;
  if (next === null || orderNo !== null) return cartPath;
  return step === next || isBehind(step, next) ? null : pathOfStep(next);
};
