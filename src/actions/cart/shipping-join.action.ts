/** Back to one address for all. */
import { divisionPath } from '../../domain/checkout-steps';
import { changeCart, ofCart } from './change-cart';
import { leadSayingWhatWent, readCart } from './lost-options';

export const action = ofCart(async (_values, context) => {
  const before = await readCart(context);
  return leadSayingWhatWent(before, await changeCart(context, 'cart.resetShippings', {}, divisionPath));
});
