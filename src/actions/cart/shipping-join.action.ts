/** Back to one address for all. */
import { divisionPath } from '../../domain/checkout-steps';
import { changeCart, leadToDelivery, ofCart } from './change-cart';

export const action = ofCart(async (_values, context) =>
  leadToDelivery(await changeCart(context, 'cart.resetShippings', {}, divisionPath)),
);
