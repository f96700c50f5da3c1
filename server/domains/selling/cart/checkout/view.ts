/** A cart as its screens show it, from its rows and the terms of the moment. */
import type { Cart } from '../../../../../schemas/cart/cart';
import type { CartLine } from '../../../../../schemas/cart/cart-line';
import type { CartShipping } from '../../../../../schemas/cart/cart-shipping';
import type { LeadTime } from '../../../../../schemas/delivery/delivery';
import { pictureOrNull } from '../../../base/pictures/pictures.service';
import { type CartAmounts, computeAmounts, type ShippingAmounts, subtotalOf } from './amounts';
import { awaitedFor, choiceOf, leadTimesOf } from '../shippings/parcels';
import { deliveryFingerprintOf, fingerprintOf, type SeenCart } from './fingerprint';
import { joinNoteOf } from '../rows/notes';
import { ownerIn } from '../rows/scope';
import { isCancelled, isOrdered, shownFrom } from '../rows/state';
import type { CartSku } from '../rows/skus.repository';
import type { CartTerms } from '../cart.types';
import type { LineRow, PackingRow, StoredCart } from '../rows/carts.repository';
import { destinationOf, goesToOrderer, isSocialGift } from '../shippings/destinations';
import { issueOf } from '../lines/issue';
import { limitNote, mostOf, elsewhereOf, refusalOfSku } from '../lines/limits';
import { pictureOfOther } from '../lines/picture';
import { accessoriesOfLine, accessoriesOfShipping, moreOptionsOf } from '../rows/accessories';
import { nextStepOf } from './next-step';
import { lostPaymentWords } from './payment';
import { targetOf, type WeighedCoupon } from './coupons';
import { goodsPaid, pointsEarned, pointsThere } from './points';
import { isOrdererOwn } from './own-orderer';
import { ownCardFault, payingCardOf } from './paying-card';

const productInfo = (channelId: string, sku: CartSku): CartLine['product_info'] => ({
  key: sku.product_key,
  name: sku.name,
  sku: sku.sku,
  options: sku.axes.flatMap(({ name }) => sku.options[name] ?? []),
  picture: pictureOrNull(channelId, sku.picture),
  picture_of: pictureOfOther(sku),
  maker: sku.maker,
  temperature: sku.temperature,
  lead_days: sku.lead_days,
  tax_rate_percent: sku.tax_percent,
});

function toLine({ channel }: CartTerms, cart: StoredCart, line: LineRow, taxJpy: number): CartLine {
  const elsewhere = elsewhereOf(cart.lines, line, ({ shipping_id: id }) => id);
  return {
    key: line.key,
    shipping_key: cart.shippings.find(({ id }) => id === line.shipping_id)?.key ?? '',
    packing_key: cart.packings.find(({ id }) => id === line.packing_id)?.key ?? '',
    sku_id: line.sku.id,
    product_info: productInfo(channel.id, line.sku),
    unit_price: line.sku.price_jpy,
    quantity: line.quantity,
    max_quantity: refusalOfSku(line.sku) === null ? Math.max(0, mostOf(line.sku) - elsewhere.pieces) : 0,
    limit_note: limitNote(line.sku, elsewhere),
    subtotal: subtotalOf(line),
    ...accessoriesOfLine(line),
    ...moreOptionsOf(line),
    tax_amount: taxJpy,
    // While the cart is being paid for, its order holds the stock: what is left says nothing of it.
    issue: cart.order ? null : issueOf(line, elsewhere),
  };
}

const expectedOf = (cart: StoredCart, packing: PackingRow, leadTimes: ReadonlyMap<string, LeadTime>) => ({
  expected_at: isSocialGift(cart) ? null : (leadTimes.get(packing.key)?.dates[0] ?? null),
  ...awaitedFor(cart, packing),
});

const toShipping = (
  cart: StoredCart,
  amounts: ShippingAmounts,
  leadTimes: ReadonlyMap<string, LeadTime>,
): CartShipping => ({
  key: amounts.shipping.key,
  is_orderer: !isSocialGift(cart) && goesToOrderer(amounts.shipping),
  address: destinationOf(cart, amounts.shipping),
  ...(amounts.shipping.is_chosen ? { is_chosen: true } : {}),
  packings: amounts.packings.map(({ packing, carriageJpy }) => ({
    key: packing.key,
    temperature: packing.temperature,
    carriage: carriageJpy,
    ...expectedOf(cart, packing, leadTimes),
    ...choiceOf(packing),
    is_chosen: packing.is_chosen,
  })),
  ...accessoriesOfShipping(cart, amounts.shipping.id),
  products_total: amounts.productsJpy,
  carriage: amounts.carriageJpy,
  free_carriage_in: amounts.freeCarriageInJpy,
});

const paymentOf = (terms: CartTerms, cart: StoredCart, { paymentMethod }: CartAmounts): Cart['payment'] =>
  paymentMethod && {
    kind: paymentMethod.kind,
    name: paymentMethod.name,
    description: paymentMethod.description,
    // Nothing is charged to a card where there is nothing to pay.
    masked_number: paymentMethod.kind === 'none' ? null : (payingCardOf(terms, cart)?.masked_number ?? null),
    pay_within_days: paymentMethod.pay_within_days,
  };

const toCoupon = (cart: StoredCart, { coupon, amountJpy, fault }: WeighedCoupon) => ({
  code: coupon.code,
  name: coupon.name,
  amount: amountJpy,
  ...targetOf(cart, coupon),
  ...(coupon.kind === 'free_carriage' ? { is_free_carriage: true } : {}),
  ...(fault === null ? {} : { fault }),
});

/** Absent where no gifts are sent. */
const giftTermsOf = ({ isGiftAllowed, carriage, giftUnserved }: CartTerms) => {
  if (!isGiftAllowed) return {};
  const input = { address: null, temperatures: ['常温'], productsTotalJpy: 0, isGift: true } as const;
  return { gift_carriage: carriage(input).byTemperature.get('常温') ?? 0, gift_unserved: [...giftUnserved] };
};

/** Absent of a guest. */
const pointsOf = (terms: CartTerms, cart: StoredCart, amounts: CartAmounts) => {
  const balance = isOrdered(cart) ? null : pointsThere(terms, cart);
  if (balance === null) return {};
  return { points: { balance, wished: cart.points, earned: pointsEarned(terms, goodsPaid(amounts)) } };
};

/** Nothing but that it is done: who ordered what, and where it goes, only the order tells, and only to its orderer. */
const ended = (cart: StoredCart): StoredCart => ({
  ...cart,
  orderer: null,
  payment_method_id: null,
  payment_error: null,
  card: null,
  user_card_id: null,
  own_card: null,
  has_lost_product: false,
  not_joined: [],
  notes: [],
  sender: null,
  is_amount_hidden: false,
  social_gift: null,
  shippings: [],
  packings: [],
  lines: [],
  accessories: [],
  entries: [],
  coupons: [],
  points: 0,
  points_balance: 0,
});

/** Whether the order that waits for its shopper is of another cart than is shown by now: prices or terms have changed. */
const isOutdated = ({ order }: StoredCart, fingerprint: string): boolean =>
  order?.state === 'challenged' && order.fingerprint !== null && order.fingerprint !== fingerprint;

/**
 * The cart as it can be ordered anew, once the order is given up that waits for its shopper and is outdated; null: there
 * is none such. The pieces which that order holds are there for it.
 */
export const withoutOutdated = (terms: CartTerms, stored: StoredCart): StoredCart | null =>
  isOutdated(stored, draw(terms, { ...stored, payment_error: null }, '').fingerprint)
    ? { ...stored, order: null }
    : null;

/** A member looks at a guest's cart. */
const isUnclaimed = (terms: CartTerms, cart: StoredCart): boolean =>
  ownerIn(terms) !== null && cart.member_id === null && !isOrdered(cart);

/**
 * With all that stands in the way of ordering what is shown; nothing does while an order of just that waits.
 *
 * @param token is not stored, so the caller says it
 */
export const toCart = (terms: CartTerms, stored: StoredCart, token: string): Cart => {
  const cart = draw(terms, stored, token);
  const shown = isOutdated(stored, cart.fingerprint) ? draw(terms, { ...stored, order: null }, token) : cart;
  return isUnclaimed(terms, stored) ? { ...shown, is_unclaimed: true } : shown;
};

/** Of the order's last screen, as long as it is there. */
const orderIdOf = ({ order }: StoredCart, now: Date): string | null =>
  order && new Date(order.at) > shownFrom(now) ? order.public_id : null;

function draw(terms: CartTerms, stored: StoredCart, token: string): Cart {
  const isDone = isOrdered(stored);
  const cart = isDone ? ended(stored) : stored;
  const amounts = computeAmounts(terms, cart);
  const leadTimes = leadTimesOf(terms, cart);
  const fault = ownCardFault(terms, cart);
  const lost = lostPaymentWords(terms, cart, amounts);
  const seen: SeenCart = {
    payment_id: amounts.paymentMethod?.id ?? null,
    payment: paymentOf(terms, cart, amounts),
    orderer: cart.orderer,
    sender: cart.sender,
    is_amount_hidden: cart.is_amount_hidden,
    ...(cart.social_gift ? { social_gift: cart.social_gift } : {}),
    detail: {
      products: cart.lines.map((line) => toLine(terms, cart, line, amounts.taxByLine.get(line.key) ?? 0)),
      shippings: amounts.shippings.map((shipping) => toShipping(cart, shipping, leadTimes)),
      coupons: amounts.coupons.chosen.map((weighed) => toCoupon(cart, weighed)),
      ...(amounts.coupons.offered.length > 0
        ? { offered_coupons: amounts.coupons.offered.map((weighed) => toCoupon(cart, weighed)) }
        : {}),
      ...pointsOf(terms, cart, amounts),
      order: amounts.totals,
    },
  };
  return {
    id: cart.id,
    token,
    order_no: isDone ? (cart.order?.order_no ?? null) : null,
    order_id: isDone ? orderIdOf(cart, terms.now) : null,
    ...(isCancelled(cart) ? { is_order_cancelled: true } : {}),
    is_in_payment: cart.order?.state === 'asked',
    expire_at: cart.expires_at.toISOString(),
    next_step: nextStepOf(terms, cart, amounts),
    user_card_id: fault === null ? cart.user_card_id : null,
    payment_error: cart.payment_error ?? fault,
    ...(lost === null ? {} : { payment_lost: lost }),
    count: cart.lines.reduce((count, { quantity }) => count + quantity, 0),
    invalid_product: cart.has_lost_product,
    ...joinNoteOf(cart),
    is_orderer_own: isOrdererOwn(terms, cart),
    fingerprint: fingerprintOf(seen, cart),
    delivery_fingerprint: deliveryFingerprintOf(seen),
    ...giftTermsOf(terms),
    ...(cart.social_gift ? { gift_term_days: terms.giftTermDays } : {}),
    ...seen,
  };
}
