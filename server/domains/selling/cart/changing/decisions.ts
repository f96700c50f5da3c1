/** A cart as placing an order needs it. */
import type { ShippingAddress } from '../../../../../schemas/address/address';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { type CartAmounts, computeAmounts } from '../checkout/amounts';
import { discountByRate } from '../checkout/coupons';
import { goodsPaid, pointsEarned } from '../checkout/points';
import { withOrderer } from '../checkout/own-orderer';
import { ownCardFault, payingCardOf } from '../checkout/paying-card';
import { lostPaymentWords } from '../checkout/payment';
import { isExpired, isOrdered } from '../rows/state';
import { hashCartToken } from '../rows/token';
import { toCart, withoutOutdated } from '../checkout/view';
import type { CartDecisions, CartEntry, CartForDecision, CartTerms, ReadyForDecision } from '../cart.types';
import type { OptionFault } from '../decision.types';
import { findCartId, type StoredCart } from '../rows/carts.repository';
import { firstOptionFault, ofShipping } from '../rows/accessories';
import { optionFaultOf } from '../lines/issue';
import { updateCart } from '../rows/written-carts.repository';
import { endCart } from '../rows/ended-carts.repository';
import { cartScope } from '../rows/scope';
import { expired, lockAndRead, notFound, takeFor } from './change-cart';
import { destinationOf } from '../shippings/destinations';
import { preparationByPacking } from '../shippings/parcels';

function addressesOf(cart: StoredCart): ReadonlyMap<string, ShippingAddress> {
  const known = cart.shippings.flatMap((shipping) => {
    const address = destinationOf(cart, shipping);
    return address ? [[shipping.key, address] as const] : [];
  });
  return new Map(known);
}

/** Every SKU once, in the order of ids: whoever locks stocks in it cannot lock each other out. */
function skusOf({ lines }: StoredCart): CartForDecision['skus'] {
  const skus = new Map<number, CartForDecision['skus'][number]>();
  for (const { sku, quantity } of lines) {
    const known = skus.get(sku.id)?.quantity ?? 0;
    skus.set(sku.id, { skuId: sku.id, quantity: known + quantity, isMadeToOrder: sku.is_made_to_order });
  }
  return [...skus.values()].sort((a, b) => a.skuId - b.skuId);
}

const withShelf = (cart: StoredCart, available: ReadonlyMap<number, number>): StoredCart => ({
  ...cart,
  lines: cart.lines.map((line) => ({ ...line, sku: { ...line.sku, available: available.get(line.sku.id) ?? 0 } })),
});

/** What lowers the sum, as an order keeps it. */
const loweringEntry = (lowers: Pick<CartEntry, 'kind' | 'name' | 'code' | 'amountJpy' | 'byRate'>): CartEntry => ({
  ...lowers,
  ...{ lineKey: null, shippingKey: null, quantity: 1, taxPercent: null, details: {} },
});

const couponEntries = ({ lines }: StoredCart, { coupons }: CartAmounts): readonly CartEntry[] => {
  const percents = new Map(lines.map(({ key, sku }) => [key, sku.tax_percent]));
  return coupons.chosen
    .filter(({ fault }) => fault === null)
    .map((weighed) => {
      const { coupon, amountJpy } = weighed;
      const byRate = discountByRate(weighed, percents);
      return loweringEntry({ kind: 'coupon', name: coupon.name, code: coupon.code, amountJpy, byRate });
    });
};

const pointsEntries = ({ totals: { total_points: amountJpy } }: CartAmounts): readonly CartEntry[] =>
  amountJpy > 0 ? [loweringEntry({ kind: 'points', name: 'ポイント利用', code: '', amountJpy, byRate: null })] : [];

const forDecision = (terms: CartTerms, cart: StoredCart, token: string): CartForDecision => {
  const amounts = computeAmounts(terms, cart);
  return {
    ...contentsOf(terms, cart, token),
    paymentMethod: amounts.paymentMethod,
    isPaymentLost: lostPaymentWords(terms, cart, amounts) !== null,
    entries: [...cart.entries, ...couponEntries(cart, amounts), ...pointsEntries(amounts)],
    couponIds: amounts.coupons.chosen.flatMap(({ coupon, fault }) => (fault === null ? coupon.id : [])),
    rounding: terms.rounding,
    earned: { points: pointsEarned(terms, goodsPaid(amounts)), days: terms.pointDays },
  };
};

/** What cannot be done as it was chosen, to a line first. */
const faultIn = (cart: StoredCart): OptionFault | null =>
  cart.lines.map(optionFaultOf).find((fault) => fault !== null) ??
  cart.shippings.map(({ id }) => firstOptionFault(ofShipping(cart, id))).find((fault) => fault !== null) ??
  firstOptionFault(cart.accessories.filter(({ left_at: left }) => left !== null));

const contentsOf = (terms: CartTerms, cart: StoredCart, token: string) => ({
  cartId: cart.id,
  view: toCart(terms, cart, token),
  orderFingerprint: toCart(terms, { ...cart, payment_error: null }, token).fingerprint,
  optionFault: faultIn(cart),
  card: payingCardOf(terms, cart),
  cardFault: ownCardFault(terms, cart) ?? ('cart.payment.card_missing' as const),
  addresses: addressesOf(cart),
  preparation: preparationByPacking(cart),
  preparationWith: (available: ReadonlyMap<number, number>) => preparationByPacking(withShelf(cart, available)),
  skus: skusOf(cart),
});

/** @param cart that no order is in the way of */
const ready = (terms: CartTerms, cart: StoredCart, token: string): ReadyForDecision => {
  if (isOrdered(cart) || isExpired(cart, terms.now)) return expired;
  if (!terms.isSelling) return { ok: false, code: 'cart.selling.is_stopped' };
  return { ok: true, cart: forDecision(terms, cart, token) };
};

export const createCartDecisions = (db: Kysely<Database>, terms: CartDecisions['terms']): CartDecisions => ({
  terms,
  async lockForDecision(trx, given, token) {
    // Where it is refused then, since a member sees more of it, they have seen it as theirs the next time.
    await takeFor(trx, given, token);
    const stored = await lockAndRead(trx, given, token);
    if (!stored) return notFound;
    const cart = withOrderer(given, stored);
    // Said before all else: whoever asks again is told the same order.
    if (!cart.order) return ready(given, cart, token);
    const alone = withoutOutdated(given, cart);
    const anew = alone && {
      fingerprint: toCart(given, alone, token).fingerprint,
      ready: ready(given, alone, token),
    };
    return { ok: false, code: 'cart.common.is_ordered', orderId: cart.order.id, anew };
  },
  markOrdered: endCart,
  // What it said was read before it was ordered.
  reopen: (trx, cartId) => updateCart(trx, cartId, { status: 'open', not_joined: [], notes: [] }),
  noteUnpaid: (trx, cartId, why, forgotten) =>
    updateCart(trx, cartId, {
      payment_error: why,
      ...(forgotten === null ? {} : { card: null, user_card_id: null }),
      ...(forgotten === 'method' ? { payment_method_id: null } : {}),
    }),
  forgetUnpaid: (trx, cartId) => updateCart(trx, cartId, { payment_error: null }),
  isTokenOf: async (cartId, context, token) =>
    (await findCartId(db, cartScope(context), hashCartToken(token))) === cartId,
});
