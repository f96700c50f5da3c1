/** Takes an embroidery, a hemming or the like off the goods in the cart. */
import { cartPath } from '../../lib/go';
import { changeCart, ofCart } from './change-cart';

export const action = ofCart(async ({ key = '' }, context) => {
  const changed = await changeCart(context, 'cart.deleteAccessories', { key }, cartPath);
  return changed.ok ? { ...changed.lead(cartPath), flash: 'option-dropped' } : changed;
});
