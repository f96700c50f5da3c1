/** Every amount of a cart, from the prices and rules of the moment. */
import { type ComputedTotals, computeTotals } from '../../../../../src/domain/totals';
import type { PaymentMethodRow } from '../../payments/payments.types';
import type { CartEntry, CartTerms } from '../cart.types';
import type { LineRow, PackingRow, ShippingRow, StoredCart } from '../rows/carts.repository';
import { destinationOf } from '../shippings/destinations';

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
  /** The chosen one, as long as the shop has it. */
  readonly paymentMethod: PaymentMethodRow | null;
}

export const subtotalOf = ({ sku, quantity }: LineRow): number => sku.price_jpy * quantity;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function shippingAmounts(terms: CartTerms, cart: StoredCart, shipping: ShippingRow): ShippingAmounts {
  const packings = cart.packings.filter((packing) => packing.shipping_id === shipping.id);
  const productsJpy = sum(cart.lines.filter((line) => line.shipping_id === shipping.id).map(subtotalOf));
  const { byTemperature, coolingJpy, freeCarriageInJpy } = terms.carriage({
    address: destinationOf(cart, shipping),
    temperatures: packings.map(({ temperature }) => temperature),
    productsTotalJpy: productsJpy,
  });
  const priced = packings.map((packing) => ({ packing, carriageJpy: byTemperature.get(packing.temperature) ?? 0 }));
  return {
    shipping,
    packings: priced,
    productsJpy,
    carriageJpy: sum(priced.map(({ carriageJpy }) => carriageJpy)),
    coolingJpy,
    freeCarriageInJpy,
  };
}

const amountOf = (entries: readonly CartEntry[], kind: CartEntry['kind']): number =>
  sum(entries.filter((entry) => entry.kind === kind).map(({ amountJpy }) => amountJpy));

export function computeAmounts(terms: CartTerms, cart: StoredCart): CartAmounts {
  const shippings = cart.shippings.map((shipping) => shippingAmounts(terms, cart, shipping));
  const paymentMethod = terms.paymentMethods.find(({ id }) => id === cart.payment_method_id) ?? null;
  const computed = computeTotals({
    lines: cart.lines.map((line) => ({ key: line.key, subtotalJpy: subtotalOf(line), percent: line.sku.tax_percent })),
    accessories: cart.entries
      .filter(({ kind }) => kind === 'accessory')
      .map(({ amountJpy, taxPercent }) => ({ amountJpy, percent: taxPercent ?? 10 })),
    carriageJpy: sum(shippings.map(({ carriageJpy }) => carriageJpy)),
    // An empty cart is not paid for.
    feeJpy: cart.lines.length > 0 && paymentMethod ? paymentMethod.fee_jpy : 0,
    discountJpy: amountOf(cart.entries, 'coupon'),
    pointsJpy: amountOf(cart.entries, 'points'),
    rounding: terms.rounding,
  });
  const totals = { ...computed.totals, total_cooling: sum(shippings.map(({ coolingJpy }) => coolingJpy)) };
  return { ...computed, totals, shippings, paymentMethod };
}
