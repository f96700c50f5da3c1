import type { PaymentFacts, PaymentMethodRow } from './payments.types';

const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`;

/** Why this method is not for such a cart, in Japanese for the shopper; null: it may be used. */
export function refusalOf(method: PaymentMethodRow, facts: PaymentFacts): string | null {
  const { max_total_jpy: most, min_total_jpy: least, pay_within_days: payWithin } = method;
  if (facts.hasFrozen && !method.takes_frozen) {
    return `冷凍の品を含むご注文には、${method.name}をご利用いただけません。`;
  }
  if (facts.isSocialGift && method.service_code === null) {
    return `ソーシャルギフトには、ご注文と同時にお支払いが済む方法のみご利用いただけます。${method.name}はお選びいただけません。`;
  }
  if (facts.isGift && !method.takes_gifts) {
    return `ご注文者さま以外へのお届けには、${method.name}をご利用いただけません。`;
  }
  // There is one sum to pay, and nobody could say at which of the parcels.
  if (facts.isInParts && method.kind === 'cod') {
    return `お荷物が2つ以上に分かれるご注文には、${method.name}をご利用いただけません。代金をどのお荷物と引き換えにお支払いいただくか、決められないためです。`;
  }
  if (facts.totalJpy < least) return `${method.name}は、お支払い合計が${yen(least)}以上のときにご利用いただけます。`;
  if (most !== null && facts.totalJpy > most) {
    return `${method.name}は、お支払い合計が${yen(most)}までのときにご利用いただけます。`;
  }
  // Paid before it is sent: who pays on the last day would get it later than wished for.
  if (payWithin !== null && !facts.isInTimeIfPaidWithin(payWithin)) {
    return `${method.name}は前払いです。お支払い期限（${payWithin}日後）のご入金では、ご指定のお届け日に間に合いません。お届け日を遅らせるか、ほかの方法をお選びください。`;
  }
  return null;
}
