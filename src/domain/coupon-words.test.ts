import { expect, it } from 'vitest';
import { couponConditions } from './coupon-words';

const coupon = {
  ...{ id: 1, coupon_id: 1, is_taken: false, is_used: false, code: 'C', name: '', description: '' },
  kind: 'amount',
  ...{ percent: null, amount: 300 },
  ...{ for: null, least: 5000, most: null, ends_at: null },
  ...{ is_members_only: false, most_per_person: null, is_alone: false },
} as const;

it('[content.coupon] says the least that is bought with tax, as it is compared', () => {
  expect(couponConditions(coupon)).toEqual(['5,000円（税込）以上のお買い上げで']);
});

it('[content.coupon] says how often one person may use it, and nothing where nobody counts', () => {
  expect(couponConditions({ ...coupon, most_per_person: 2 })).toContain('お一人さま2回まで');
  expect(couponConditions(coupon).join()).not.toContain('回まで');
});
