/** Uses a coupon in the cart: one that was typed, or one that the member has taken. */
import { benefitsPath } from '../../domain/checkout-steps';
import { cartPath } from '../../lib/go';
import { refusedAt } from '../action';
import { changeCart, ofDrawnCart } from './change-cart';

export const action = ofDrawnCart(cartPath, async ({ code = '' }, context) => {
  if (code.trim() === '') return refusedAt(cartPath, { code: 'クーポンコードを入力してください。' });
  const changed = await changeCart(context, 'cart.addCoupon', { code }, cartPath);
  return changed.ok ? { ...changed.lead(benefitsPath), flash: 'coupon-used' } : changed;
});
