/** How many pieces of each product go where. */
import { divisionPath } from '../../domain/checkout-steps';
import { divisionsIn } from '../../domain/delivery/division-fields';
import { changeCart, leadToDelivery, ofDrawnCart } from './change-cart';

export const action = ofDrawnCart(divisionPath, async (values, context) => {
  const products = divisionsIn(values);
  return leadToDelivery(await changeCart(context, 'cart.divideProducts', { products }, divisionPath));
});
