/** Who orders, and whether the goods go there too. */
import { orderer } from '../../../schemas/address/address';
import { pathOfStep } from '../../domain/checkout-steps';
import { only, type ActionContext, type Outcome } from '../action';
import { changeCart, leadOn, leadToDelivery, ofSeenCart, type ChangedCart } from './change-cart';

const screen = pathOfStep('orderer');
const names = Object.keys(orderer.properties);

/** Until the other address is given, the order cannot go on. Several are divided on a screen of their own. */
const askForOther = async (context: ActionContext, saved: ChangedCart): Promise<Outcome> => {
  const [first, ...others] = saved.cart.detail.shippings;
  const isAllHome = first?.is_orderer === true && others.length === 0;
  const asked = isAllHome
    ? await changeCart(context, 'cart.resetShippings', { is_removing_address: true }, screen)
    : saved;
  return asked.ok ? asked.lead(pathOfStep('shipping')) : asked;
};

/** All to the orderer: several are joined first, and one that goes there already is left alone. */
const sendHome = async (context: ActionContext, saved: ChangedCart): Promise<Outcome> => {
  // A gift goes to where its receiver says, unless it is none any more.
  if (saved.cart.social_gift) {
    const ended = await changeCart(context, 'cart.socialReceiver', { to_address: true }, screen);
    return ended.ok ? sendHome(context, ended) : ended;
  }
  const isSeveral = saved.cart.detail.shippings.length > 1;
  const joined = isSeveral ? await changeCart(context, 'cart.resetShippings', {}, screen) : saved;
  if (!joined.ok) return joined;
  const [left] = joined.cart.detail.shippings;
  const sent =
    !left || left.is_orderer
      ? joined
      : await changeCart(context, 'cart.modifyShipping', { key: left.key, to_orderer: true }, screen);
  return isSeveral ? leadToDelivery(sent) : leadOn(sent);
};

export const action = ofSeenCart(async (values, context) => {
  const saved = await changeCart(context, 'cart.modifyOrder', { orderer: only(values, names) }, screen);
  if (!saved.ok) return saved;
  return values.ship_to === 'other' ? askForOther(context, saved) : sendHome(context, saved);
});
