/** How many pieces of each product go where. */
import { divisionPath } from '../../domain/checkout-steps';
import { divisionsIn } from '../../domain/delivery/division-fields';
import { changeCart, leadToDelivery, ofCart, seenIn } from './change-cart';

export const action = ofCart(async (values, context) => {
  const products = divisionsIn(values);
  return leadToDelivery(
    await changeCart(context, 'cart.divideProducts', { ...seenIn(values), products }, divisionPath),
  );
});
