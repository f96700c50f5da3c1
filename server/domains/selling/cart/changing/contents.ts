/** What each change of a cart does to its rows; change-cart.ts is the frame around them. */
import type { Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import { computeAmounts } from '../checkout/amounts';
import { leadTimesOf, refusedPart } from '../shippings/parcels';
import { paymentRefusal } from '../checkout/payment';
import { choosePackings, deleteEntries, updateShipping } from '../shippings/shippings.repository';
import type { CartContext, CartTerms, ChangeRefusal, ChosenDelivery, OrderDetails } from '../cart.types';
import { type CartValues, type StoredCart } from '../rows/carts.repository';
import { unchanged, type Work, type Written, written } from './change-cart';
import { twinsOf } from '../shippings/destinations';
import { emptiedShippings, otherShippings } from '../shippings/leaving';
import { dropLostLines, type LinePlan, moveLines, removeLines } from '../lines/changes';
import { placeLines } from '../shippings/place-lines';
import { refuseChange } from '../rows/refuse-change';

/** Whoever changes the lines has seen what was dropped. */
const seen = { has_lost_product: false } as const;

/** Makes the lines what the plan says, unless it refuses. */
export const changeLines =
  (context: CartContext, plan: (cart: StoredCart) => LinePlan): Work<ChangeRefusal> =>
  async (trx, cart) => {
    const planned = plan(cart);
    if (!planned.ok) return planned;
    const { lines } = planned;
    return written({ ...(await placeLines(trx, context, cart, lines, emptiedShippings(cart, lines))), ...seen });
  };

export const removeFrom =
  (context: CartContext, keys: readonly string[]): Work<never> =>
  async (trx, cart) => {
    const lines = removeLines(cart, keys);
    if (lines.length === cart.lines.length && !cart.has_lost_product) return unchanged;
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
    await deleteEntries(trx, cart.id);
    return written({ ...placed, ...seen, orderer: null, payment_method_id: null, card: null });
  };

/** Days and parts of the day of parcels; one that is not possible refuses all. */
export const chooseDelivery =
  (terms: CartTerms, choices: readonly ChosenDelivery[]): Work<ChangeRefusal> =>
  async (trx, cart) => {
    const leadTimes = leadTimesOf(terms, cart);
    for (const [index, choice] of choices.entries()) {
      const leadTime = leadTimes.get(choice.key);
      if (!leadTime) return refuseChange('request.invalid', `packings.${index}.key`);
      const part = refusedPart(leadTime, choice);
      const message =
        part === 'delivery_timezone_key' ? 'お届け先の地域では、この時間帯をご指定いただけません。' : undefined;
      if (part) return refuseChange('cart.delivery.not_possible', `packings.${index}.${part}`, message);
    }
    await choosePackings(trx, cart.id, choices);
    return written();
  };

/** Goods that go to one place, to which two shippings led, travel together. */
const joinTwins = async (trx: Transaction<Database>, context: CartContext, cart: StoredCart): Promise<CartValues> => {
  const twins = twinsOf(cart);
  if (twins.size === 0) return {};
  const lines = moveLines(cart, (shippingId) => twins.get(shippingId) ?? shippingId);
  return placeLines(trx, context, cart, lines, [...twins.keys()]);
};

/** Who orders and how it is paid. A card belongs to the method that it was given for. */
export const changeOrder =
  (terms: CartTerms, { orderer, ...payment }: OrderDetails): Work<ChangeRefusal> =>
  async (trx, cart) => {
    // As it will be: another prefecture costs other carriage.
    const changed = { ...cart, orderer: orderer ?? cart.orderer };
    const chosen = choosePayment(terms, changed, payment);
    if (!chosen.ok || !orderer) return chosen;
    return written({ ...chosen.values, orderer, ...(await joinTwins(trx, terms, changed)) });
  };

/** @param cart as it will be */
const choosePayment = (
  terms: CartTerms,
  cart: StoredCart,
  { payment_id: paymentId, card }: Omit<OrderDetails, 'orderer'>,
): Written | ChangeRefusal => {
  if (paymentId === undefined && !card) return written();
  const wanted = paymentId ?? cart.payment_method_id;
  const method = terms.paymentMethods.find(({ id }) => id === wanted);
  if (!method) return refuseChange('cart.payment.not_allowed', 'payment_id');
  const reason = paymentRefusal(terms, cart, computeAmounts(terms, cart), method);
  if (reason !== null) return refuseChange('cart.payment.not_allowed', 'payment_id', reason);
  if (card && method.kind !== 'card') return refuseChange('cart.payment.not_allowed', 'card');
  const kept = method.id === cart.payment_method_id ? {} : { card: null };
  return written({ payment_method_id: method.id, ...kept, ...(card ? { card } : {}) });
};
