/** Back to one address for all. */
import { divisionPath } from '../../domain/checkout-steps';
import { changeCart, leadToDelivery, ofDrawnCart } from './change-cart';

export const action = ofDrawnCart(divisionPath, async (_values, context) =>
  leadToDelivery(await changeCart(context, 'cart.resetShippings', {}, divisionPath)),
);
