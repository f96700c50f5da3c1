/** No social gift any more: the goods go to an address, which is asked for next. */
import { giftWordsPath, pathOfStep } from '../../domain/checkout-steps';
import { changeCart, ofSeenCart } from './change-cart';

export const action = ofSeenCart(async (_values, context) => {
  const changed = await changeCart(context, 'cart.socialReceiver', { to_address: true }, giftWordsPath);
  return changed.ok ? changed.lead(pathOfStep('shipping')) : changed;
});
