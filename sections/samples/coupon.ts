/** Coupons for tests and the workbench. */
import type { Coupon } from '../../schemas/coupon/coupon';
import { longText, longWord } from './shop';

const rate: Coupon = {
  id: 1,
  coupon_id: 1,
  is_taken: false,
  is_used: false,
  code: 'AUTUMN10',
  name: '秋のお菓子 10%引き',
  description: '栗きんとん、羊羹、焼菓子にお使いいただけます。',
  kind: 'rate',
  percent: 10,
  most: 1000,
  amount: null,
  for: '菓子',
  least: 3000,
  is_members_only: false,
  most_per_person: null,
  is_alone: false,
  ends_at: '2026-12-31T14:59:59.000Z',
};

const welcome: Coupon = {
  ...rate,
  ...{ id: 2, coupon_id: 2, code: 'WELCOME500', name: 'はじめてのお買い物に', description: '', kind: 'amount' },
  ...{ percent: null, most: null, amount: 500, for: null, least: 5000, ends_at: null },
  ...{ is_members_only: true, most_per_person: 1 },
};

export const sampleCoupons: readonly Coupon[] = [
  rate,
  welcome,
  {
    ...rate,
    ...{ id: 3, coupon_id: 3, code: 'FREE-SHIP', name: '送料無料', description: '', kind: 'free_carriage' },
    ...{ percent: null, most: null, for: null, is_alone: true },
  },
];

/** As a member is answered who has taken one, and has used another one up. */
export const sampleTakenCoupons: readonly Coupon[] = [
  { ...rate, is_taken: true },
  { ...welcome, is_taken: true, is_used: true },
];

export const longCoupons: readonly Coupon[] = sampleCoupons.map((coupon) => ({
  ...coupon,
  name: longWord.slice(0, 40),
  description: longText.slice(0, 200),
  for: longWord,
}));
