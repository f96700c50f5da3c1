/** How many pieces of each product go where. */
import { divisionPath } from '../../domain/checkout-steps';
import { divisionsIn } from '../../domain/delivery/division-fields';
import { changeCart, ofCart } from './change-cart';
import { leadSayingWhatWent, readCart } from './lost-options';

export const action = ofCart(async (values, context) => {
  const before = await readCart(context);
  const products = divisionsIn(values);
  return leadSayingWhatWent(before, await changeCart(context, 'cart.divideProducts', { products }, divisionPath));
});
