/** Where a cart's goods go, to one address or to several, and when: what each change of it does to the cart's rows. */
import type { ShippingAddress } from '../../../../../schemas/address/address';
import { mostShippings } from '../../../../../schemas/cart/cart-shipping';
import type { CartContext, CartTerms, ChangeRefusal, ChosenDelivery, WantedDivision } from '../cart.types';
import { joinShippings } from '../lines/joining';
import { divideLines } from '../lines/divide-lines';
import { inheritAccessories } from '../rows/options.repository';
import { refuseChange, refuseOutdated } from '../rows/refuse-change';
import { type Work, written } from '../rows/work';
import { shippingTo } from './destinations';
import { lostPlaces } from './joined-places';
import { heirsOf, idleShippings, otherShippings } from './leaving';
import { leadTimesOf, refusedPart } from './parcels';
import { placeLines } from './place-lines';
import { choosePackings, insertShippings, noteChosen, updateShipping } from './shippings.repository';

/** @param isAddressRemoved forget it and ask for it anew; else the first shipping keeps its own */
export const resetShippings =
  (context: CartContext, isAddressRemoved: boolean): Work<never> =>
  async (trx, cart) => {
    const [first] = cart.shippings;
    const [lines, leaving] = [joinShippings(cart), otherShippings(cart)];
    await inheritAccessories(trx, cart, heirsOf(cart, lines, leaving));
    const placed = await placeLines(trx, context, cart, lines, leaving);
    await noteChosen(trx, cart.id);
    if (first && isAddressRemoved) await updateShipping(trx, first.id, { address: null, isAwaited: true });
    return written(placed);
  };

/** @param address null: to the orderer. Only one of several can go to a place: each is a parcel of its own, with its carriage */
export const sendTo =
  (key: string, address: ShippingAddress | null): Work<ChangeRefusal> =>
  async (trx, { orderer, shippings, social_gift }) => {
    const shipping = shippings.find((known) => known.key === key);
    if (!shipping) return refuseOutdated('key');
    const others = shippings.filter((other) => other !== shipping);
    if (shippingTo({ orderer, shippings: others, social_gift }, address)) {
      return address === null
        ? refuseChange('request.invalid', 'to_orderer', 'ご注文者の住所へのお届けは、すでにあります。')
        : refuseChange('request.invalid', 'address.address1', '同じお届け先が、すでにあります。');
    }
    await updateShipping(trx, shipping.id, { address, isAwaited: false });
    return written();
  };

/**
 * A further address, or the one that is awaited. One that is there already is not added again, so that a form that is
 * sent twice adds one address.
 *
 * @param address null: the orderer's
 */
export const addShipping =
  ({ isMultipleAllowed }: CartTerms, address: ShippingAddress | null): Work<ChangeRefusal> =>
  async (trx, cart) => {
    const { id, shippings, next_key: nextKey } = cart;
    const known = shippingTo(cart, address);
    if (known) {
      // Written anew, perhaps with another telephone number: what was typed last counts.
      if (known.address && address) await updateShipping(trx, known.id, { address, isAwaited: false });
      return written();
    }
    const [only, ...others] = shippings;
    const taker = shippings.find((shipping) => shipping.is_address_awaited) ?? (isMultipleAllowed ? undefined : only);
    if (!isMultipleAllowed && others.length > 0) return refuseChange('cart.shipping.not_allowed', 'address');
    if (taker) {
      await updateShipping(trx, taker.id, { address, isAwaited: false });
      return written();
    }
    if (shippings.length >= mostShippings) {
      const message = `お届け先は${mostShippings}か所までお選びいただけます。`;
      return refuseChange('cart.shipping.too_many', 'address', message);
    }
    await insertShippings(trx, id, [{ key: `s${nextKey}`, address }]);
    return written({ next_key: nextKey + 1 });
  };

/** Sends the pieces of products to several addresses. Those that nothing goes to any more leave the cart. */
export const divideProducts =
  (terms: CartTerms, wanted: readonly WantedDivision[]): Work<ChangeRefusal> =>
  async (trx, cart) => {
    if (!terms.isMultipleAllowed) return refuseChange('cart.shipping.not_allowed', 'products');
    const plan = divideLines(cart, wanted);
    if (!plan.ok) return plan;
    const leaving = idleShippings(cart, plan.lines);
    await inheritAccessories(trx, cart, heirsOf(cart, plan.lines, leaving));
    const placed = await placeLines(trx, terms, cart, plan.lines, leaving);
    await noteChosen(trx, cart.id);
    return written({ ...placed, not_joined: cart.not_joined.filter((name) => name !== lostPlaces) });
  };

/** Days and parts of the day of parcels; one that is not possible refuses all. */
export const chooseDelivery =
  (terms: CartTerms, choices: readonly ChosenDelivery[]): Work<ChangeRefusal> =>
  async (trx, cart) => {
    const leadTimes = leadTimesOf(terms, cart);
    for (const [index, choice] of choices.entries()) {
      const leadTime = leadTimes.get(choice.key);
      if (!leadTime) return refuseOutdated(`packings.${index}.key`);
      if (choices.findIndex(({ key }) => key === choice.key) < index)
        return refuseChange('request.invalid', `packings.${index}.key`, '同じお荷物が2回指定されています。');
      const part = refusedPart(leadTime, choice);
      const message =
        part === 'delivery_timezone_key' ? 'お届け先の地域では、この時間帯をご指定いただけません。' : undefined;
      if (part) return refuseChange('cart.delivery.not_possible', `packings.${index}.${part}`, message);
    }
    await choosePackings(trx, cart.id, choices);
    return written();
  };
