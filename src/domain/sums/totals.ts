/**
 * The sums of a cart or an order, and the tax inside them.
 *
 * All amounts are tax-included integer JPY. Tax is taken out once per rate and order (割戻し): what is paid at a rate is
 * summed, the tax is taken out of the sum and rounded once. A coupon for certain goods, or for the carriage, lowers what
 * is paid at their rate; one for the whole order, and points, are spread over the rates by the share of what is left then,
 * so that the amounts per rate sum to what is paid. A line's own tax is for information and is split from the tax of its
 * rate the same way. Source: 消費税法施行令 第70条の10 (one rounding per invoice and rate).
 */
import type { Totals } from '../../../schemas/cart/totals';
import { spreadByShare } from './spread-by-share';

export type TaxPercent = 8 | 10;
export type TaxRounding = 'down' | 'half_up' | 'up';

export interface TotalsLine {
  readonly key: string;
  readonly subtotalJpy: number;
  /** What coupons for certain goods take off it, and no more than it is. */
  readonly offJpy: number;
  readonly percent: TaxPercent;
}

export interface TotalsInput {
  readonly lines: readonly TotalsLine[];
  readonly accessories: readonly { readonly amountJpy: number; readonly percent: TaxPercent }[];
  /** With the fee at `carriagePercent`. */
  readonly carriageJpy: number;
  /** What coupons for the carriage take off it, and no more than it is. */
  readonly carriageOffJpy: number;
  readonly feeJpy: number;
  /** By coupons for the whole order. No more is taken off than there is to pay. */
  readonly discountJpy: number;
  /** Taken off after the discount, and again no more than is left. */
  readonly pointsJpy: number;
  readonly rounding: TaxRounding;
}

export interface ComputedTotals {
  readonly totals: Totals;
  /** By the key of the line. */
  readonly taxByLine: ReadonlyMap<string, number>;
}

/** Highest first, as receipts list them. */
export const taxPercents = [10, 8] as const satisfies readonly TaxPercent[];
/** Of carriage and fee. */
export const carriagePercent: TaxPercent = 10;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * The tax inside a tax-included amount.
 *
 * @example taxInside(1080, 8, 'down') // 80
 */
export function taxInside(amountJpy: number, percent: TaxPercent, rounding: TaxRounding): number {
  const numerator = amountJpy * percent;
  const denominator = 100 + percent;
  switch (rounding) {
    case 'down':
      return Math.floor(numerator / denominator);
    case 'half_up':
      return Math.floor((2 * numerator + denominator) / (2 * denominator));
    case 'up':
      return Math.ceil(numerator / denominator);
  }
}

interface Part {
  readonly grossJpy: number;
  readonly offJpy: number;
}

/** What stands at a rate: its lines first, then all else, so that the lines' shares are found by their place. */
function partsOf(input: TotalsInput, percent: TaxPercent) {
  const lines = input.lines.filter((line) => line.percent === percent);
  const accessories = input.accessories.filter((accessory) => accessory.percent === percent);
  const parts: Part[] = [
    ...lines.map(({ subtotalJpy, offJpy }) => ({ grossJpy: subtotalJpy, offJpy: Math.min(offJpy, subtotalJpy) })),
    ...accessories.map(({ amountJpy }) => ({ grossJpy: amountJpy, offJpy: 0 })),
  ];
  if (percent === carriagePercent) {
    const { carriageJpy, carriageOffJpy, feeJpy } = input;
    parts.push(
      { grossJpy: carriageJpy, offJpy: Math.min(carriageOffJpy, carriageJpy) },
      { grossJpy: feeJpy, offJpy: 0 },
    );
  }
  const amounts = parts.map(({ grossJpy, offJpy }) => grossJpy - offJpy);
  return { percent, lines, amounts, grossJpy: sum(parts.map(({ grossJpy }) => grossJpy)), netJpy: sum(amounts) };
}

/** Sums, tax per rate and tax per line. A rate at which nothing stands is left out of `taxes`. */
export function computeTotals(input: TotalsInput): ComputedTotals {
  const parts = taxPercents.map((percent) => partsOf(input, percent)).filter(({ grossJpy }) => grossJpy > 0);
  const net = parts.map(({ netJpy }) => netJpy);
  const offJpy = sum(parts.map(({ grossJpy, netJpy }) => grossJpy - netJpy));
  const discountJpy = Math.min(input.discountJpy, sum(net));
  const discounted = spreadByShare(discountJpy, net).map((share, index) => (net[index] ?? 0) - share);
  const pointsJpy = Math.min(input.pointsJpy, sum(discounted));
  const paid = spreadByShare(pointsJpy, discounted).map((share, index) => (discounted[index] ?? 0) - share);

  const taxByLine = new Map(input.lines.map(({ key }) => [key, 0]));
  const taxes = parts.map(({ percent, lines, amounts }, index) => {
    const amount = paid[index] ?? 0;
    const tax = taxInside(amount, percent, input.rounding);
    const split = spreadByShare(tax, amounts);
    lines.forEach(({ key }, place) => taxByLine.set(key, split[place] ?? 0));
    return { percent, amount, tax };
  });
  return {
    totals: {
      total_products: sum(input.lines.map(({ subtotalJpy }) => subtotalJpy)),
      total_accessories: sum(input.accessories.map(({ amountJpy }) => amountJpy)),
      total_carriage: input.carriageJpy,
      total_fee: input.feeJpy,
      total_discount: offJpy + discountJpy,
      total_points: pointsJpy,
      total_payment: sum(paid),
      total_tax: sum(taxes.map(({ tax }) => tax)),
      taxes,
    },
    taxByLine,
  };
}
