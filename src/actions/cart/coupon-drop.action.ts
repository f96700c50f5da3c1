/** Uses a coupon in the cart no more. */
import { benefitsPath } from '../../domain/checkout-steps';
import { cartPath } from '../../lib/go';
import { changeCart, ofDrawnCart } from './change-cart';

export const action = ofDrawnCart(cartPath, async ({ code = '' }, context) => {
  const changed = await changeCart(context, 'cart.deleteCoupon', { code }, cartPath);
  return changed.ok ? { ...changed.lead(benefitsPath), flash: 'coupon-dropped' } : changed;
});
