/**
 * What goes back, by the rates at which it was sold, with the tax in it. The parts of all refunds of an order come to what
 * was paid by each rate, to the yen, when all of it has gone back. The tax is that of each refund by itself: each has an
 * invoice of its own, on which the law lets a rate's tax be rounded once, as the order's was. Pure; amounts are JPY, tax
 * included.
 */
import type { Totals } from '../../../../../schemas/cart/totals';
import { spreadByShare } from '../../../../../src/domain/sums/spread-by-share';
import { taxInside, type TaxRounding } from '../../../../../src/domain/sums/totals';

type Rate = Totals['taxes'][number];

export interface ReturnedMoney {
  readonly amountJpy: number;
  /** By the percent, as it was named; null: the share of each. */
  readonly byRate: Readonly<Record<string, number>> | null;
}

/** Of each rate what is left of it, once these have gone back. */
const leftAfter = (taxes: readonly Rate[], returned: readonly ReturnedMoney[]): readonly number[] =>
  returned.reduce<readonly number[]>(
    (left, { amountJpy, byRate }) => {
      const parts = byRate ? taxes.map(({ percent }) => byRate[percent] ?? 0) : spreadByShare(amountJpy, left);
      return left.map((amount, at) => amount - (parts[at] ?? 0));
    },
    taxes.map(({ amount }) => amount),
  );

/** Whether so much of each rate is left. @param before what went back earlier, in that order */
export const isLeft = (
  taxes: readonly Rate[],
  before: readonly ReturnedMoney[],
  byRate: Readonly<Record<string, number>>,
): boolean => {
  const left = leftAfter(taxes, before);
  return Object.entries(byRate).every(([percent, amount]) => {
    const at = taxes.findIndex((rate) => String(rate.percent) === percent);
    return amount <= (left[at] ?? 0);
  });
};

export interface Sold {
  readonly taxes: readonly Rate[];
  readonly rounding: TaxRounding;
}

/** @param before what went back earlier, in that order */
export const returnedByRate = (
  { taxes, rounding }: Sold,
  before: readonly ReturnedMoney[],
  returned: ReturnedMoney,
): readonly Rate[] => {
  const [first, then] = [leftAfter(taxes, before), leftAfter(taxes, [...before, returned])];
  return taxes.flatMap(({ percent }, at) => {
    const amount = (first[at] ?? 0) - (then[at] ?? 0);
    return amount === 0 ? [] : [{ percent, amount, tax: taxInside(amount, percent, rounding) }];
  });
};
