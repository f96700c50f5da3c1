/** Where a cart's goods go, to one address or to several: what each change does to its rows. */
import type { ShippingAddress } from '../../../../../schemas/address/address';
import { mostShippings } from '../../../../../schemas/cart/cart';
import { insertShipping, updateShipping } from './shippings.repository';
import type { CartContext, CartTerms, ChangeRefusal, WantedDivision } from '../cart.types';
import { type Work, written } from '../changing/change-cart';
import { shippingTo } from './destinations';
import { divideLines } from '../lines/divide';
import { idleShippings, otherShippings } from './leaving';
import { joinShippings } from '../lines/changes';
import { placeLines } from './place-lines';
import { refuseChange } from '../rows/refuse-change';

/** @param isAddressRemoved forget it and ask for it anew; else the first shipping keeps its own */
export const resetShippings =
  (context: CartContext, isAddressRemoved: boolean): Work<never> =>
  async (trx, cart) => {
    const [first] = cart.shippings;
    const placed = await placeLines(trx, context, cart, joinShippings(cart), otherShippings(cart));
    if (first && isAddressRemoved) await updateShipping(trx, first.id, { address: null, isAwaited: true });
    return written(placed);
  };

/** @param address null: to the orderer. Only one of several can go to a place: each is a parcel of its own, with its carriage */
export const sendTo =
  (key: string, address: ShippingAddress | null): Work<ChangeRefusal> =>
  async (trx, { orderer, shippings }) => {
    const shipping = shippings.find((known) => known.key === key);
    if (!shipping) return refuseChange('request.invalid', 'key');
    const others = shippings.filter((other) => other !== shipping);
    if (shippingTo({ orderer, shippings: others }, address)) {
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
    await insertShipping(trx, id, { key: `s${nextKey}`, address });
    return written({ next_key: nextKey + 1 });
  };

/** Sends the pieces of products to several addresses. Those that nothing goes to any more leave the cart. */
export const divideProducts =
  (terms: CartTerms, wanted: readonly WantedDivision[]): Work<ChangeRefusal> =>
  async (trx, cart) => {
    if (!terms.isMultipleAllowed) return refuseChange('cart.shipping.not_allowed', 'products');
    const plan = divideLines(cart, wanted);
    if (!plan.ok) return plan;
    return written(await placeLines(trx, terms, cart, plan.lines, idleShippings(cart, plan.lines)));
  };
