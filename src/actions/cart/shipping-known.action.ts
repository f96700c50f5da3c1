/** Where a shipping goes, without typing it again: to an address of the member's book, or as one of several to the orderer's own. */
import { addressPath, divisionAfterAdding, pathOfStep } from '../../domain/checkout-steps';
import { wholeNumber } from '../../domain/whole-number';
import { changeCart, leadOn, number, ofCart, seenIn } from './change-cart';

/**
 * `key`: of the cart's one shipping, `new` for a further one. `places`: how many addresses the shopper saw.
 * `user_address_id`: of the book; empty: the orderer's.
 */
export const action = ofCart(async (values, context) => {
  const { key = 'new', places = '', user_address_id: id = '' } = values;
  const where = { ...seenIn(values), ...(id === '' ? { to_orderer: true } : { user_address_id: number(id) }) };
  if (key !== 'new') {
    return leadOn(await changeCart(context, 'cart.modifyShipping', { key, ...where }, pathOfStep('shipping')));
  }
  const added = await changeCart(context, 'cart.addShipping', where, addressPath('new'));
  return added.ok ? added.lead(divisionAfterAdding(wholeNumber(places), added.cart)) : added;
});
