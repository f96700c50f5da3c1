/** The sums of a cart or an order as screens, mails and documents name them. */
import type { Totals } from '../../../schemas/cart/totals';
import { coolingFee, optionFee } from '../delivery/fee-words';

interface Coupon {
  readonly name: string;
  /** That it takes off; 0: it does not apply. */
  readonly amount: number;
  /** The goods that it is for; absent: all. */
  readonly target?: string;
}

/** What coupons take off: each by its name; as one where they are not told one by one. */
const couponRows = (
  { total_discount: discount }: Totals,
  coupons: readonly Coupon[] = [],
): readonly (readonly [words: string, amount: number])[] => {
  const applied = coupons.filter(({ amount }) => amount > 0);
  const told = applied.reduce((sum, { amount }) => sum + amount, 0);
  if (told !== discount) return [['クーポン割引', discount]];
  return applied.map(({ name, target, amount }) => [
    `クーポン割引（${name}${target === undefined ? '' : `・対象：${target}`}）`,
    amount,
  ]);
};

/** The carriage without what cooling costs, which is there though the carriage is free. JPY. */
export const carriageAlone = ({ total_carriage: carriage, total_cooling: cooling = 0 }: Totals): number =>
  carriage - cooling;

/** The rates at which something is paid; all of the order's where nothing is, so that what was sold still has its rate. */
export const paidRates = ({ taxes }: Pick<Totals, 'taxes'>): Totals['taxes'] => {
  const paid = taxes.filter(({ amount }) => amount > 0);
  return paid.length > 0 ? paid : taxes;
};

/**
 * What stands between the carriage and what is paid, but for rows that come to nothing. Integer JPY, below zero where it
 * is taken off.
 */
export const sumRows = (
  totals: Totals,
  coupons?: readonly Coupon[],
): readonly (readonly [words: string, amount: number])[] => {
  const rows: readonly (readonly [string, number])[] = [
    [coolingFee, totals.total_cooling ?? 0],
    [optionFee, totals.total_accessories],
    ['お支払い手数料', totals.total_fee],
    ...couponRows(totals, coupons).map(([words, amount]) => [words, -amount] as const),
    ['ポイント利用', -totals.total_points],
  ];
  return rows.filter(([, amount]) => amount !== 0);
};
