/** Uses a coupon in the cart no more. */
import { cartPath } from '../../lib/go';
import { changeCart, ofCart } from './change-cart';

export const action = ofCart(async ({ code = '' }, context) => {
  const changed = await changeCart(context, 'cart.deleteCoupon', { code }, cartPath);
  return changed.ok ? { ...changed.lead(cartPath), flash: 'coupon-dropped' } : changed;
});
