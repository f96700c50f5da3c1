/** All that is chosen on the screen of the orderer: who it is, and whether the goods go there too. */
import type { CartTerms, ChangeRefusal, OrderDetails } from '../cart.types';
import { changeOrder } from '../checkout/order-details';
import { unchanged, type Work } from '../rows/work';
import { goesToOrderer } from '../shippings/destinations';
import { resetShippings, sendTo } from '../shippings/change-shippings';
import { giveAway } from '../shippings/social-gift';

/** Home, or elsewhere: to an address that is asked for next. */
export type ShipTo = 'orderer' | 'other';

/** A gift goes to where its receiver says, unless it is none any more; several addresses are joined. */
const sendHome = (terms: CartTerms): readonly Work<ChangeRefusal>[] => [
  giveAway(terms, null),
  (trx, cart) => (cart.shippings.length > 1 ? resetShippings(terms, false)(trx, cart) : unchanged),
  (trx, cart) => {
    const [left] = cart.shippings;
    return !left || goesToOrderer(left) ? unchanged : sendTo(left.key, null)(trx, cart);
  },
];

/** One that goes elsewhere already, or is awaited, is left alone; several are divided on a screen of their own. */
const askForOther =
  (terms: CartTerms): Work<ChangeRefusal> =>
  (trx, cart) => {
    const [first, ...others] = cart.shippings;
    const isAllHome = first && goesToOrderer(first) && others.length === 0 && !cart.social_gift;
    return isAllHome ? resetShippings(terms, true)(trx, cart) : unchanged;
  };

/** One after the other; all of it, or nothing (in-one.ts). */
export const ordererChanges = (
  terms: CartTerms,
  details: OrderDetails,
  shipTo: ShipTo,
): readonly Work<ChangeRefusal>[] => [
  changeOrder(terms, details),
  ...(shipTo === 'orderer' ? sendHome(terms) : [askForOther(terms)]),
];
