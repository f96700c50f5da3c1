/**
 * 適格返還請求書: what goes back, by the rates at which it was sold, with the tax in it. The parts of all refunds of an
 * order come to what was paid by each rate, to the yen, when all of it has gone back. Amounts are JPY, tax included.
 */
import type { Totals } from '../../../../../schemas/cart/totals';
import type { FrontSettings } from '../../../../../schemas/site/site';
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import { spreadByShare } from '../../../../../src/domain/spread-by-share';
import { formatDate } from '../../../../../src/lib/dates';
import { type Block, part, yen } from './blocks';

type Rate = Totals['taxes'][number];

/** Of each rate what is left of it, once these have gone back. */
const leftAfter = (taxes: readonly Rate[], refundsJpy: readonly number[]): readonly number[] =>
  refundsJpy.reduce<readonly number[]>(
    (left, refundJpy) => {
      const parts = spreadByShare(refundJpy, left);
      return left.map((amount, at) => amount - (parts[at] ?? 0));
    },
    taxes.map(({ amount }) => amount),
  );

/** The tax in as much of what was sold at a rate. Rounded down as it grows, so that it never shrinks. */
const taxIn = ({ amount, tax }: Rate, soldJpy: number): number =>
  amount === 0 ? 0 : Number((BigInt(tax) * BigInt(soldJpy)) / BigInt(amount));

/** @param beforeJpy what went back earlier, in that order */
export const returnedByRate = (
  taxes: readonly Rate[],
  beforeJpy: readonly number[],
  refundJpy: number,
): readonly Rate[] => {
  const [first, then] = [leftAfter(taxes, beforeJpy), leftAfter(taxes, [...beforeJpy, refundJpy])];
  return taxes.flatMap((rate, at) => {
    const [before, after] = [rate.amount - (first[at] ?? 0), rate.amount - (then[at] ?? 0)];
    const amount = after - before;
    return amount === 0 ? [] : [{ percent: rate.percent, amount, tax: taxIn(rate, after) - taxIn(rate, before) }];
  });
};

export interface Returned {
  readonly amountJpy: number;
  /** Of the same order, earlier. */
  readonly beforeJpy: readonly number[];
  /** When it went back. */
  readonly at: string;
}

/** Of a shop with a registration number; others issue none. */
export const returnInvoice = (
  { order_no: number, ordered_at: orderedAt, totals }: TemporaryOrder,
  { 'SITE.REGISTRATION_NUMBER': registration, 'SITE.COMPANY': company, 'SITE.NAME': name }: FrontSettings,
  { amountJpy, beforeJpy, at }: Returned,
): readonly Block[] => {
  if (registration === '') return [];
  const rates = returnedByRate(totals.taxes, beforeJpy, amountJpy);
  return [
    part('適格返還請求書', [
      `${company || name}　登録番号：${registration}`,
      `ご返金の日：${formatDate(at)}`,
      `もとのお取引：${formatDate(orderedAt)}　ご注文番号 ${number}の商品など`,
      ...rates.map(
        ({ percent, amount, tax }) =>
          `${percent}%対象${percent === 8 ? '（軽減税率）' : ''}：${yen(amount)}（内消費税 ${yen(tax)}）`,
      ),
    ]),
  ];
};
