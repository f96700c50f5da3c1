/** Another quantity of a line. */
import { cartPath } from '../../lib/go';
import { changeCart, number, ofCart } from './change-cart';

export const action = ofCart(async ({ key, quantity }, context) => {
  const products = [{ key, quantity: number(quantity) }];
  const changed = await changeCart(context, 'cart.modifyProducts', { products }, cartPath);
  return changed.ok ? { ...changed.lead(cartPath), flash: 'cart-changed' } : changed;
});
