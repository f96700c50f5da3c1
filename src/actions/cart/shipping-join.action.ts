/** Back to one address for all. */
import { divisionPath } from '../../domain/checkout-steps';
import { changeCart, leadToDelivery, ofCart, seenIn } from './change-cart';

export const action = ofCart(async (values, context) =>
  leadToDelivery(await changeCart(context, 'cart.resetShippings', seenIn(values), divisionPath)),
);
