/** Every amount of a cart, from the prices and rules of the moment. */
import { type ComputedTotals, computeTotals } from '../../../../../src/domain/sums/totals';
import type { ChosenMethod } from '../../payments/payments.types';
import type { CartTerms } from '../cart.types';
import type { LineRow, PackingRow, ShippingRow, StoredCart } from '../rows/carts.repository';
import { ownerIn } from '../rows/scope';
import { discountsOf, type WeighedCoupons, weighCoupons } from './coupons';
import { refusalFor } from './payment-facts';
import { pointsThere } from './points';
import { destinationOf, isSocialGift } from '../shippings/destinations';

export interface ShippingAmounts {
  readonly shipping: ShippingRow;
  /** With what each costs to send. */
  readonly packings: readonly { readonly packing: PackingRow; readonly carriageJpy: number }[];
  readonly productsJpy: number;
  readonly carriageJpy: number;
  /** Of the carriage, what the cooling costs. */
  readonly coolingJpy: number;
  readonly freeCarriageInJpy: number | null;
}

export interface CartAmounts extends ComputedTotals {
  readonly shippings: readonly ShippingAmounts[];
  /** The chosen one, as long as the shop has it and the cart may be paid so; none is needed for nothing. */
  readonly paymentMethod: ChosenMethod | null;
  /** The chosen one, where the cart was changed afterwards and may be paid so no more, with the reason. */
  readonly lostMethod: { readonly name: string; readonly reason: string } | null;
  readonly coupons: WeighedCoupons;
}

export const subtotalOf = ({ sku, quantity }: LineRow): number => sku.price_jpy * quantity;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What leaves together to one address: the sum from which carriage is free counts for it by itself. */
function deliveryAmounts(terms: CartTerms, cart: StoredCart, shipping: ShippingRow, delivery: number) {
  const isIn = (row: PackingRow | LineRow) => row.shipping_id === shipping.id && row.delivery === delivery;
  const packings = cart.packings.filter(isIn);
  const { byTemperature, ...carriage } = terms.carriage({
    address: destinationOf(cart, shipping),
    temperatures: packings.map(({ temperature }) => temperature),
    productsTotalJpy: sum(cart.lines.filter(isIn).map(subtotalOf)),
    isGift: isSocialGift(cart),
  });
  const priced = packings.map((packing) => ({ packing, carriageJpy: byTemperature.get(packing.temperature) ?? 0 }));
  return { packings: priced, ...carriage };
}

function shippingAmounts(terms: CartTerms, cart: StoredCart, shipping: ShippingRow): ShippingAmounts {
  const own = cart.packings.filter((packing) => packing.shipping_id === shipping.id);
  const numbers = new Set(own.map(({ delivery }) => delivery));
  // An empty one tells what is missing for free carriage, too.
  const deliveries = (numbers.size > 0 ? [...numbers] : [0]).map((delivery) =>
    deliveryAmounts(terms, cart, shipping, delivery),
  );
  const packings = deliveries.flatMap((delivery) => delivery.packings);
  return {
    shipping,
    packings,
    productsJpy: sum(cart.lines.filter((line) => line.shipping_id === shipping.id).map(subtotalOf)),
    carriageJpy: sum(packings.map(({ carriageJpy }) => carriageJpy)),
    coolingJpy: sum(deliveries.map(({ coolingJpy }) => coolingJpy)),
    freeCarriageInJpy: deliveries.length === 1 ? (deliveries[0]?.freeCarriageInJpy ?? null) : null,
  };
}

/** There is nothing to pay. */
const nothing: ChosenMethod = {
  id: null,
  kind: 'none',
  name: 'お支払いなし',
  description: 'クーポンやポイントのご利用により、お支払いいただく金額はありません。',
  fee_jpy: 0,
  service_code: null,
  pay_within_days: null,
  pay_grace_days: 0,
};

const sumsOf = (terms: CartTerms, cart: StoredCart, shippings: readonly ShippingAmounts[]) => {
  const carriageJpy = sum(shippings.map((shipping) => shipping.carriageJpy));
  const coolingJpy = sum(shippings.map((shipping) => shipping.coolingJpy));
  const coupons = weighCoupons(cart.coupons, {
    goods: new Map(cart.lines.map((line) => [line.key, subtotalOf(line)])),
    carriageJpy: carriageJpy - coolingJpy,
    isMember: ownerIn(terms) !== null,
  });
  const { offJpyOf, ...discounts } = discountsOf(coupons.chosen);
  const input = {
    lines: cart.lines.map((line) => ({
      key: line.key,
      subtotalJpy: subtotalOf(line),
      offJpy: offJpyOf(line.key),
      percent: line.sku.tax_percent,
    })),
    accessories: cart.entries.map(({ amountJpy, taxPercent }) => ({ amountJpy, percent: taxPercent ?? 10 })),
    carriageJpy,
    ...discounts,
    pointsJpy: Math.min(cart.points, pointsThere(terms, cart) ?? 0),
    rounding: terms.rounding,
  };
  return { coupons, coolingJpy, compute: (feeJpy: number) => computeTotals({ ...input, feeJpy }) };
};

/** Then nothing is missing for free carriage. */
const isCarriageTakenOff = ({ chosen }: WeighedCoupons): boolean =>
  chosen.some(({ coupon, amountJpy }) => coupon.kind === 'free_carriage' && amountJpy > 0);

export function computeAmounts(terms: CartTerms, cart: StoredCart): CartAmounts {
  const shippings = cart.shippings.map((shipping) => shippingAmounts(terms, cart, shipping));
  const { coupons, coolingJpy, compute } = sumsOf(terms, cart, shippings);
  const withoutFee = compute(0);
  const isEmpty = cart.lines.length === 0;
  const isFree = !isEmpty && withoutFee.totals.total_payment === 0;
  const chosen = terms.paymentMethods.find(({ id }) => id === cart.payment_method_id) ?? null;
  const reason =
    chosen && !isEmpty && !isFree ? refusalFor(terms, cart, withoutFee.totals.total_payment, chosen) : null;
  const usable = reason === null ? chosen : null;
  const paymentMethod = isFree ? nothing : usable;
  const lostMethod = chosen && reason !== null ? { name: chosen.name, reason } : null;
  // An empty cart is not paid for.
  const computed = isEmpty || !paymentMethod?.fee_jpy ? withoutFee : compute(paymentMethod.fee_jpy);
  const totals = { ...computed.totals, total_cooling: coolingJpy };
  const told = isCarriageTakenOff(coupons)
    ? shippings.map((shipping) => ({ ...shipping, freeCarriageInJpy: null }))
    : shippings;
  return { ...computed, totals, shippings: told, paymentMethod, lostMethod, coupons };
}
