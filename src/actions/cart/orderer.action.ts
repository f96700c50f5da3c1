/** Who orders, and whether the goods go there too. */
import { orderer } from '../../../schemas/address/address';
import { pathOfStep } from '../../domain/checkout-steps';
import { only } from '../action';
import { changeCart, leadOn, leadToDelivery, ofCart, seenIn } from './change-cart';

const screen = pathOfStep('orderer');
const names = Object.keys(orderer.properties);

/** `places`: how many addresses the shopper saw. Several that are joined have days, and noshi and the like, of their own. */
export const action = ofCart(async (values, context) => {
  const to = values.ship_to === 'other' ? 'other' : 'orderer';
  const body = { ...seenIn(values), orderer: only(values, names), ship_to: to };
  const saved = await changeCart(context, 'cart.modifyOrder', body, screen);
  if (saved.ok && to === 'other') return saved.lead(pathOfStep('shipping'));
  return Number(values.places) > 1 ? leadToDelivery(saved) : leadOn(saved);
});
