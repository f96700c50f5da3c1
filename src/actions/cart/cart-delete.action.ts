/** Takes a line out. */
import { cartPath } from '../../lib/go';
import { changeCart, ofCart } from './change-cart';

export const action = ofCart(async ({ key }, context) => {
  const changed = await changeCart(context, 'cart.deleteProducts', { key }, cartPath);
  return changed.ok ? { ...changed.lead(cartPath), flash: 'cart-removed' } : changed;
});
