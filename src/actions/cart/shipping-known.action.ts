/** The orderer's own address as one of several, without typing it again. */
import { addressPath, divisionAfterAdding } from '../../domain/checkout-steps';
import { wholeNumber } from '../../domain/whole-number';
import { changeCart, ofCart } from './change-cart';

/** `places`: how many addresses the shopper saw. */
export const action = ofCart(async ({ places = '' }, context) => {
  const added = await changeCart(context, 'cart.addShipping', { to_orderer: true }, addressPath('new'));
  return added.ok ? added.lead(divisionAfterAdding(wholeNumber(places), added.cart)) : added;
});
