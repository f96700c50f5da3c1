/** What a coupon gives and asks, as a shopper reads it. */
import type { Coupon } from '../../schemas/coupon/coupon';
import { formatLastDay } from '../lib/dates';
import { formatNumber } from '../lib/numbers';
import { coolingFee } from './delivery/fee-words';

/** The worth in one short line: 10%OFF, 500円引き. */
export const couponWorth = ({ kind, percent, amount }: Pick<Coupon, 'kind' | 'percent' | 'amount'>): string => {
  if (kind === 'free_carriage') return '送料無料';
  return kind === 'rate' ? `${percent ?? 0}%OFF` : `${formatNumber(amount ?? 0)}円引き`;
};

/** Where and from when it counts, one condition each. */
export const couponConditions = (coupon: Coupon): readonly string[] => [
  ...(coupon.for === null ? [] : [`対象：${coupon.for}`]),
  ...(coupon.least > 0 ? [`${formatNumber(coupon.least)}円（税込）以上のお買い上げで`] : []),
  ...(coupon.most === null ? [] : [`割引の上限 ${formatNumber(coupon.most)}円`]),
  ...(coupon.kind === 'free_carriage' ? [`${coolingFee}は別にかかります`] : []),
  ...(coupon.is_members_only ? ['会員の方限定'] : []),
  ...(coupon.most_per_person === null ? [] : [`お一人さま${formatNumber(coupon.most_per_person)}回まで`]),
  ...(coupon.is_alone ? ['ほかのクーポンとの併用はできません'] : []),
];

export const couponEnd = ({ ends_at: end }: Pick<Coupon, 'ends_at'>): string =>
  end === null ? '有効期限なし' : `${formatLastDay(end)}まで`;
