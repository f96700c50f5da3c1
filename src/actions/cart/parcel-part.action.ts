/** Pieces of a line into a parcel of their own, for another day, or into one that is there (`with`). */
import { pathOfStep } from '../../domain/checkout-steps';
import { changeCart, number, ofCart } from './change-cart';

/** The form's names of what the call names. */
const nameOf = (field: string): string => (field === 'products.0.quantity' ? 'quantity' : field);

const screen = pathOfStep('delivery');

export const action = ofCart(async ({ key, quantity, with: parcel = '' }, context) => {
  const products = [{ key, quantity: number(quantity) }];
  const wanted = parcel === '' ? { products } : { products, packing_key: parcel };
  const changed = await changeCart(context, 'cart.addPackings', wanted, screen, nameOf);
  return changed.ok ? { ...changed.lead(screen), flash: 'parcel-parted' } : changed;
});
