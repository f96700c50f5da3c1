/** Back to one address for all. */
import { divisionPath } from '../../domain/checkout-steps';
import { changeCart, leadToDelivery, ofSeenCart } from './change-cart';

export const action = ofSeenCart(async (_values, context) =>
  leadToDelivery(await changeCart(context, 'cart.resetShippings', {}, divisionPath)),
);
