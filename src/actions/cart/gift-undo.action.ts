/** No social gift any more: the goods go to an address, which is asked for next. */
import { giftWordsPath, pathOfStep } from '../../domain/checkout-steps';
import { changeCart, ofCart, seenIn } from './change-cart';

export const action = ofCart(async (values, context) => {
  const changed = await changeCart(
    context,
    'cart.socialReceiver',
    { ...seenIn(values), to_address: true },
    giftWordsPath,
  );
  return changed.ok ? changed.lead(pathOfStep('shipping')) : changed;
});
