/** What the sums of any cart must be, reckoned another way than the shop does. */
import { expect } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { type Filled, island, minchoJpy, type Scope, scopes, type TaxTerms } from './random-carts.test-support';

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** By whole numbers alone. */
const rounded = (over: bigint, by: bigint, { rounding }: TaxTerms): number => {
  const [down, rest] = [over / by, over % by];
  const isUp = rounding === 'up' ? rest > 0n : rounding === 'half_up' && rest * 2n >= by;
  return Number(down) + (isUp ? 1 : 0);
};

/** The tax inside an amount. */
const taxIn = (amount: number, percent: number, terms: TaxTerms): number =>
  rounded(BigInt(amount * percent), BigInt(100 + percent), terms);

/** What is shown of a price that the shop keeps: tax included. */
const shownOf = (kept: number, percent: number, terms: TaxTerms): number =>
  terms.prices === 'with_tax' ? kept : kept + rounded(BigInt(kept * percent), 100n, terms);

/** What is done to goods and addresses, as far as it is done. */
const doneIn = ({ detail: { products, shippings } }: Cart) =>
  [...products, ...shippings].flatMap(({ accessories = [] }) => accessories);

/** What the goods cost that a coupon is for, by rate. */
const coveredBy = ({ cart }: Filled, scope: Scope): Record<8 | 10, number> => {
  const { products = null } = scopes[scope] ?? {};
  const covered = { 8: 0, 10: 0 };
  for (const { product_info: info, subtotal } of cart.detail.products)
    if (!products || products.some((key) => key === info.key)) covered[info.tax_rate_percent] += subtotal;
  return covered;
};

/** What coupons for certain goods, or for the carriage, take off at a rate: one for goods of both may do so in many ways. */
function offAt(filled: Filled, percent: 8 | 10) {
  const off = { least: 0, most: 0 };
  for (const { code, amount } of filled.cart.detail.coupons) {
    const coupon = filled.wished.get(code);
    if (!coupon || (coupon.scope === 'all' && coupon.kind !== 'free_carriage')) continue;
    const isOfCarriage = coupon.kind === 'free_carriage';
    const covered = isOfCarriage ? { 8: 0, 10: amount } : coveredBy(filled, coupon.scope);
    off.least += Math.max(0, amount - covered[percent === 8 ? 10 : 8]);
    off.most += Math.min(amount, covered[percent]);
  }
  return off;
}

/** What coupons take off whose amounts are those of the whole order. */
const offWhole = ({ wished, cart }: Filled): number => {
  const ofWhole = cart.detail.coupons.filter(({ code }) => {
    const coupon = wished.get(code);
    return coupon?.scope === 'all' && coupon.kind !== 'free_carriage';
  });
  return sum(ofWhole.map(({ amount }) => amount));
};

/** Of each rate: what stands at it, and so what is paid at it, to the yen that spreading leaves over. */
function checkTaxes(filled: Filled): void {
  const { prices, cart } = filled;
  const { products, order } = cart.detail;
  const gross = { 8: 0, 10: order.total_carriage + order.total_fee };
  for (const { product_info: info, subtotal } of products) gross[info.tax_rate_percent] += subtotal;
  for (const { tax_rate_percent: percent, subtotal } of doneIn(cart)) gross[percent] += subtotal;
  const whole = order.total_payment + order.total_points + offWhole(filled);
  expect(order.taxes.map(({ percent }) => percent)).toEqual(([10, 8] as const).filter((one) => gross[one] > 0));
  for (const { percent, amount, tax } of order.taxes) {
    expect(tax).toBe(taxIn(amount, percent, prices));
    const { least, most } = offAt(filled, percent);
    const shareOf = (left: number) => (whole === 0 ? 0 : (left * order.total_payment) / whole);
    expect(amount).toBeGreaterThan(shareOf(gross[percent] - most) - 2);
    expect(amount).toBeLessThan(shareOf(gross[percent] - least) + 2);
  }
}

/** Each piece costs what the shop keeps, and the tax on it where that is kept without. */
function checkPrices({ prices, cart }: Filled): void {
  const keptOf = (key: string): number => {
    const price = prices.kept.get(key);
    if (price === undefined) throw new Error(`The shop keeps no price of ${key}.`);
    return price;
  };
  for (const { product_info: info, unit_price: price } of cart.detail.products)
    expect(price).toBe(shownOf(keptOf(info.sku), info.tax_rate_percent, prices));
  for (const { option_key: key, details, unit_price: price, tax_rate_percent: percent } of doneIn(cart)) {
    const ofFace = details.face === 'mincho' ? shownOf(minchoJpy, percent, prices) : 0;
    expect(price).toBe(shownOf(keptOf(key), percent, prices) + ofFace);
  }
}

const rates: Readonly<Record<string, number>> = { 北海道: 1320, 沖縄県: 1320 };

/** By the shop's own list: the goods carry it from 11,000 yen on, but never what cooling costs. */
function checkCarriage({ cart }: Filled): void {
  const { shippings, order } = cart.detail;
  let cooling = 0;
  for (const { address, packings, products_total: total } of shippings) {
    if (!address) throw new Error('It goes nowhere.');
    const isFarOff = address.postal_code.replace('-', '').startsWith(island.postal_code.slice(0, 4));
    const rate = isFarOff ? 1320 : (rates[address.prefecture] ?? 770);
    for (const { temperature, carriage } of packings) {
      const cold = temperature === '常温' ? 0 : 330;
      cooling += cold;
      expect(carriage).toBe((total >= 11_000 ? 0 : rate) + cold);
    }
  }
  expect(order.total_cooling).toBe(cooling);
}

/** All coupons for the same goods together take off no more than those cost. */
function checkCovered(filled: Filled): void {
  for (const scope of Object.keys(scopes) as Scope[]) {
    const own = filled.cart.detail.coupons.filter(({ code }) => {
      const coupon = filled.wished.get(code);
      return coupon?.scope === scope && coupon.kind !== 'free_carriage';
    });
    const covered = coveredBy(filled, scope);
    expect(sum(own.map(({ amount }) => amount))).toBeLessThanOrEqual(covered[8] + covered[10]);
  }
}

function checkCoupons({ wished, cart }: Filled): void {
  const { coupons, order } = cart.detail;
  expect(order.total_discount).toBe(sum(coupons.map(({ amount }) => amount)));
  expect(order.total_discount).toBeLessThanOrEqual(order.total_products + order.total_carriage);
  expect(coupons.every(({ amount, fault }) => (amount === 0) === (fault !== undefined))).toBe(true);
  const applied = coupons.filter(({ amount }) => amount > 0);
  if (applied.some(({ code }) => wished.get(code)?.is_alone)) expect(applied).toHaveLength(1);
  for (const { code, amount } of applied) {
    const coupon = wished.get(code);
    if (coupon?.kind === 'amount') expect(amount).toBeLessThanOrEqual(coupon.amount_jpy);
    if (coupon?.kind === 'rate') expect(amount).toBeLessThanOrEqual(coupon.most_jpy ?? amount);
    if (coupon?.kind === 'free_carriage') expect(amount).toBe(order.total_carriage - (order.total_cooling ?? 0));
    expect(order.total_products).toBeGreaterThanOrEqual(coupon?.least_jpy ?? 0);
  }
}

/** Parts sum to the whole, each rate's tax is right, nothing is below zero. */
export function checkSums(filled: Filled): void {
  const { count: pieces, detail } = filled.cart;
  const { products, shippings, order } = detail;
  expect(pieces).toBe(sum(products.map(({ quantity }) => quantity)));
  for (const { unit_price: price, quantity, subtotal } of products) expect(subtotal).toBe(price * quantity);
  expect(order.total_products).toBe(sum(products.map(({ subtotal }) => subtotal)));
  expect(order.total_carriage).toBe(sum(shippings.map(({ carriage }) => carriage)));
  expect(order.total_products).toBe(sum(shippings.map(({ products_total: total }) => total)));
  const done = doneIn(filled.cart);
  for (const { unit_price: price, quantity, subtotal } of done) expect(subtotal).toBe(price * quantity);
  expect(order.total_accessories).toBe(sum(done.map(({ subtotal }) => subtotal)));
  for (const { key, carriage, packings, products_total: total } of shippings) {
    expect(carriage).toBe(sum(packings.map((one) => one.carriage)));
    expect(total).toBe(sum(products.filter((line) => line.shipping_key === key).map(({ subtotal }) => subtotal)));
  }
  const gross = order.total_products + order.total_accessories + order.total_carriage + order.total_fee;
  expect(order.total_payment).toBe(gross - order.total_discount - order.total_points);
  expect(order.total_payment).toBe(sum(order.taxes.map(({ amount }) => amount)));
  expect(order.total_tax).toBe(sum(order.taxes.map(({ tax }) => tax)));
  const amounts = [...Object.values(order).filter((value) => typeof value === 'number'), order.total_tax];
  for (const amount of [...amounts, ...products.map(({ tax_amount: tax }) => tax)]) {
    expect(Number.isInteger(amount) && amount >= 0).toBe(true);
  }
  checkPrices(filled);
  checkTaxes(filled);
  checkCarriage(filled);
  checkCoupons(filled);
  checkCovered(filled);
}
