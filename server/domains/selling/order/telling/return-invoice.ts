/** 適格返還請求書: what goes back, by the rates at which it was sold. Amounts are JPY, tax included. */
import type { FrontSettings } from '../../../../../schemas/site/site';
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import { paidRates } from '../../../../../src/domain/sums/sum-rows';
import { formatDate } from '../../../../../src/lib/dates';
import { type Block, part, yen } from './blocks';

export interface Returned {
  /** 0: points alone. */
  readonly amountJpy: number;
  readonly points: number;
  /** How many refunds of the same order went back before it. */
  readonly place: number;
  /** When it went back. */
  readonly at: string;
}

/** Of a shop with a registration number; others issue none. */
export const returnInvoice = (
  { order_no: number, ordered_at: orderedAt, refunds = [] }: TemporaryOrder,
  { 'SITE.REGISTRATION_NUMBER': registration, 'SITE.COMPANY': company, 'SITE.NAME': name }: FrontSettings,
  { amountJpy, place, at }: Returned,
): readonly Block[] => {
  if (registration === '' || amountJpy === 0) return [];
  const rates = paidRates({ taxes: refunds[place]?.taxes ?? [] });
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
