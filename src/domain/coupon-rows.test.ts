import { describe, expect, it } from 'vitest';
import { couponRows } from './coupon-rows';

const coupons = [
  { name: '秋の500円', amount: 500 },
  { name: '送料無料', amount: 770 },
  { name: '対象外', amount: 0 },
];

describe('what coupons take off', () => {
  it('[content.coupon] is told one by one, but for those that take off nothing', () => {
    expect(couponRows({ total_discount: 1_270 }, coupons)).toEqual([
      ['クーポン割引（秋の500円）', 500],
      ['クーポン割引（送料無料）', 770],
    ]);
    expect(couponRows({ total_discount: 0 }, [])).toEqual([]);
  });

  it('is told as one where they do not come to it, or are not told', () => {
    expect(couponRows({ total_discount: 1_000 }, coupons)).toEqual([['クーポン割引', 1_000]]);
    expect(couponRows({ total_discount: 300 })).toEqual([['クーポン割引', 300]]);
  });
});
