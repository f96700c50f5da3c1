/** What a cart holds: what each change of it does to its rows. */
import type { CartContext, ChangeRefusal } from '../cart.types';
import { dropLostLines, type LinePlan, removeLines } from '../lines/plan-lines';
import type { StoredCart } from '../rows/carts.repository';
import { isOfCart } from '../rows/key-series';
import { refuseOutdated } from '../rows/refuse-change';
import { removeCoupons } from '../rows/coupons.repository';
import { unchanged, type Work, written } from '../rows/work';
import type { CartValues } from '../rows/written-carts.repository';
import { emptiedShippings, otherShippings } from '../shippings/leaving';
import { placeLines } from '../shippings/place-lines';
import { updateShipping } from '../shippings/shippings.repository';

/** Whoever changes what stands in the cart has seen what it says of its lines. */
export const seen = { has_lost_product: false, not_joined: [], notes: [] };

/** Makes the lines what the plan says, unless it refuses, and has the cart say what the plan does. @param values of the cart, that change with them */
export const changeLines =
  (
    context: CartContext,
    plan: (cart: StoredCart) => LinePlan,
    values: CartValues = { has_lost_product: false },
  ): Work<ChangeRefusal> =>
  async (trx, cart) => {
    const planned = plan(cart);
    if (!planned.ok) return planned;
    const { lines, notes } = planned;
    const placed = await placeLines(trx, context, cart, lines, emptiedShippings(cart, lines));
    return written({ ...placed, ...values, ...(notes ? { notes: [...notes, ...(values.notes ?? [])] } : {}) });
  };

/** What is gone already is no fault. What another cart has, or had, is: the shopper saw that one. */
export const removeFrom =
  (context: CartContext, keys: readonly string[]): Work<ChangeRefusal> =>
  async (trx, cart) => {
    if (!keys.every((key) => isOfCart(cart, key))) return refuseOutdated('key');
    const lines = removeLines(cart, keys);
    const isSaying = cart.has_lost_product || cart.not_joined.length > 0 || cart.notes.length > 0;
    if (lines.length === cart.lines.length && !isSaying) return unchanged;
    return written({ ...(await placeLines(trx, context, cart, lines, emptiedShippings(cart, lines))), ...seen });
  };

/** Drops what is sold no more and remembers that something was lost. */
export const dropLost =
  (context: CartContext): Work<never> =>
  async (trx, cart) => {
    const lines = dropLostLines(cart);
    const placed = await placeLines(trx, context, cart, lines, emptiedShippings(cart, lines));
    return written({ ...placed, has_lost_product: true });
  };

export const emptyCart =
  (context: CartContext): Work<never> =>
  async (trx, cart) => {
    const [first] = cart.shippings;
    const placed = await placeLines(trx, context, cart, [], otherShippings(cart));
    if (first) await updateShipping(trx, first.id, { address: null, isAwaited: false });
    await removeCoupons(trx, cart.id);
    const ofNobody = { orderer: null, sender: null, is_amount_hidden: false, social_gift: null, points: 0 };
    const unpaid = { payment_method_id: null, payment_error: null, card: null, user_card_id: null };
    return written({ ...placed, ...seen, ...ofNobody, ...unpaid });
  };
