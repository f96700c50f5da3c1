/** Uses points in the cart: as many as were typed, or with `all` as many. */
import { benefitsPath } from '../../domain/checkout-steps';
import { cartPath } from '../../lib/go';
import { refusedAt } from '../action';
import { changeCart, number, ofDrawnCart } from './change-cart';

export const action = ofDrawnCart(cartPath, async ({ point = '', all = '' }, context) => {
  const wished = all || point.normalize('NFKC').replaceAll(',', '').trim();
  if (wished === '') return refusedAt(cartPath, { point: 'ご利用になるポイントの数を入力してください。' });
  const changed = await changeCart(context, 'cart.usePoints', { point: number(wished) }, cartPath);
  return changed.ok ? { ...changed.lead(benefitsPath), flash: 'points-changed' } : changed;
});
