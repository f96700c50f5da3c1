/** Back to one address for all. */
import { divisionPath } from '../../domain/checkout-steps';
import { changeCart, leadOn, ofCart } from './change-cart';

export const action = ofCart(async (_values, context) =>
  leadOn(await changeCart(context, 'cart.resetShippings', {}, divisionPath)),
);
