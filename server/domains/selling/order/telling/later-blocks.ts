/** What the later mails say of an order's money. */
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import { givenBackWords } from '../../../../../src/domain/order-words';
import { companyWords, nothingToPayWords, voidedWords, voidingWords } from '../../../../../src/domain/payment-words';
import { formatNumber } from '../../../../../src/lib/numbers';
import { oneLine } from '../../../../../src/lib/one-line';
import type { RefundRow } from '../paying/refunds.repository';
import { type Block, part, yen } from './blocks';
import type { Returned } from './return-invoice';

export const money = (...lines: readonly string[]): Block => part('お支払いについて', lines);

/** What becomes of the money of an order that was cancelled. */
export const moneyOfCancelled = ({ payment: paid, totals }: TemporaryOrder): Block => {
  const payment = { ...paid, name: oneLine(paid.name) };
  const { status } = payment;
  if (totals.total_payment === 0) return money('お支払いはありません。');
  const company = companyWords(payment);
  if (status === 'refunded') return money('お支払いいただいた代金のご返金の手続きが済みました。');
  if (status === 'refunding') return money(`お支払いいただいた代金のご返金を、${company}に手続きしています。`);
  if (status === 'voiding') return money(voidingWords(payment));
  if (status === 'paid')
    return money(
      `お支払いいただいた${yen(totals.total_payment)}は、当店よりご返金いたします。`,
      'ご返金の方法は、あらためてご連絡いたします。',
    );
  const voided = voidedWords(payment);
  return voided === null
    ? money(...nothingToPayWords(payment))
    : money(
        `${voided}お客さまのお手続きは必要ありません。`,
        `取り消しがご利用明細に反映される時期は、${company}により異なります。`,
      );
};

const aboutPoints = (points: number): readonly string[] =>
  points > 0 ? [`お返ししたポイント：${formatNumber(points)}ポイント`] : [];

export const aboutRefund = (
  { payment }: TemporaryOrder,
  { amountJpy: amount, points, way }: Pick<RefundRow, 'way'> & Pick<Returned, 'amountJpy' | 'points'>,
): Block =>
  amount === 0
    ? part('ポイント', aboutPoints(points))
    : part('ご返金', [
        `ご返金額：${yen(amount)}`,
        way === 'service'
          ? `ご利用の${payment.kind === 'card' ? 'カード' : oneLine(payment.name)}へお返しします。ご利用明細に反映される時期は、${companyWords(payment)}により異なります。`
          : '当店からお客さまへお返ししました。',
        ...aboutPoints(points),
      ]);

export const paidOf = ({ totals, payment: { name } }: TemporaryOrder): Block =>
  money(`${name}：${yen(totals.total_payment)}（税込）`);

export const givenBack = ({ totals }: TemporaryOrder): readonly Block[] => {
  const lines = givenBackWords(totals);
  return lines.length > 0 ? [part('クーポン・ポイント', lines)] : [];
};
