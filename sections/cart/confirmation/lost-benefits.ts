/** Coupons and points that were lost at the last moment, for whom an order was refused because of what has changed. Pure. */
import type { Cart } from '../../../schemas/cart/cart';
import { formatNumber } from '../../../src/lib/numbers';
import { couponFaults } from '../../../src/domain/sums/coupon-faults';

/** Of points fewer than are wished for only where fewer are there; where less is to pay, nothing is lost. */
const pointsWords = ({ detail: { points } }: Cart): readonly string[] => {
  if (!points || points.balance >= points.wished) return [];
  const wished = `ご希望の${formatNumber(points.wished)}ポイント`;
  return points.balance === 0
    ? [`${wished}は、お使いいただけません。`]
    : [`${wished}のうち、お使いいただけるのは${formatNumber(points.balance)}ポイントです。`];
};

const wordsOf = (cart: Cart): readonly string[] => [
  ...couponFaults(cart).map(({ words }) => words),
  ...pointsWords(cart),
];

/** @param asked what was in view when it was asked for, and needs no telling; null: nobody knows */
export const benefitsLost = (asked: Cart | null, cart: Cart): string => {
  const known = asked ? wordsOf(asked) : [];
  return wordsOf(cart)
    .filter((words) => !known.includes(words))
    .join('');
};
