/** Where a shipping goes. */
import { shippingAddress } from '../../../schemas/address/address';
import { addressPath, divisionAfterAdding, divisionPath, pathOfStep } from '../../domain/checkout-steps';
import { wholeNumber } from '../../domain/whole-number';
import type { ErrorCode } from '../../../schemas/shop-errors';
import { asErrorBody } from '../../api/client';
import { isSuccess, only, refused, type Outcome, type Values } from '../action';
import { changeCart, leadToDelivery, ofCart, seenIn } from './change-cart';

const names = Object.keys(shippingAddress.properties);

const screenOf = ({ key = '', divide }: Values): string => (divide ? addressPath(key) : pathOfStep('shipping'));

const fullCode = 'book.full' satisfies ErrorCode;

/** The cart has the address. That the book had no room holds nobody up: it is said on the way. */
const sayingThatFull = (outcome: Outcome): Outcome =>
  outcome.ok === true ? { ...outcome, flash: 'book-full' } : outcome;

/**
 * `key` of the shipping that the form is for, `new` for a further one; `divide` where it is one of several; `places`: how
 * many addresses the shopper saw. `in_book`: a member wants it in their address book, which takes none twice, nor what the
 * cart does not take.
 */
export const action = ofCart(async (values, context) => {
  const { key = '', divide, places = '', in_book: isForBook } = values;
  const address = only(values, names);
  const screen = screenOf(values);
  const changed =
    key === 'new'
      ? await changeCart(context, 'cart.addShipping', { ...seenIn(values), address }, screen)
      : await changeCart(context, 'cart.modifyShipping', { ...seenIn(values), key, address }, screen);
  const kept = changed.ok && isForBook ? await context.send('book.add', { body: address }) : null;
  const isFull = kept !== null && asErrorBody(kept).code === fullCode;
  if (kept && !isSuccess(kept) && !isFull) return refused(kept, screen);
  const led =
    changed.ok && divide
      ? changed.lead(key === 'new' ? divisionAfterAdding(wholeNumber(places), changed.cart) : divisionPath)
      : leadToDelivery(changed);
  return isFull ? sayingThatFull(led) : led;
});
