/** An address as one of several, without typing it again: one of the member's book, or the orderer's own. */
import { addressPath, divisionAfterAdding } from '../../domain/checkout-steps';
import { wholeNumber } from '../../domain/whole-number';
import { changeCart, number, ofCart } from './change-cart';

/** `places`: how many addresses the shopper saw. `user_address_id`: of the book; empty: the orderer's. */
export const action = ofCart(async ({ places = '', user_address_id: id = '' }, context) => {
  const where = id === '' ? { to_orderer: true } : { user_address_id: number(id) };
  const added = await changeCart(context, 'cart.addShipping', where, addressPath('new'));
  return added.ok ? added.lead(divisionAfterAdding(wholeNumber(places), added.cart)) : added;
});
