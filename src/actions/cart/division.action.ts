/** How many pieces of each product go where. */
import { divisionPath } from '../../domain/checkout-steps';
import { divisionsIn } from '../../domain/delivery/division-fields';
import { changeCart, leadOn, ofCart } from './change-cart';

export const action = ofCart(async (values, context) =>
  leadOn(await changeCart(context, 'cart.divideProducts', { products: divisionsIn(values) }, divisionPath)),
);
