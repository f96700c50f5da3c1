import { describe, expect, it } from 'vitest';
import { carriageAlone, paidRates, sumRows } from './sum-rows';

const coupons = [
  { name: '秋の500円', amount: 500, target: '菓子の商品2点' },
  { name: '送料無料', amount: 770 },
  { name: '対象外', amount: 0 },
];

const totals = {
  ...{ total_products: 5_000, total_accessories: 0, total_carriage: 1_100, total_fee: 0, total_discount: 0 },
  ...{ total_points: 0, total_payment: 0, total_tax: 0, taxes: [] },
};

describe('what coupons take off', () => {
  it('[content.coupon] is told one by one, but for those that take off nothing', () => {
    expect(sumRows({ ...totals, total_discount: 1_270 }, coupons)).toEqual([
      ['クーポン割引（秋の500円・対象：菓子の商品2点）', -500],
      ['クーポン割引（送料無料）', -770],
    ]);
    expect(sumRows(totals, [])).toEqual([]);
  });

  it('is told as one where they do not come to it, or are not told', () => {
    expect(sumRows({ ...totals, total_discount: 1_000 }, coupons)).toEqual([['クーポン割引', -1_000]]);
    expect(sumRows({ ...totals, total_discount: 300 })).toEqual([['クーポン割引', -300]]);
  });
});

describe('the rates of what is paid', () => {
  const free = { percent: 10, amount: 0, tax: 0 } as const;
  const food = { percent: 8, amount: 1_080, tax: 80 } as const;

  it('leave out one at which nothing is paid', () => expect(paidRates({ taxes: [free, food] })).toEqual([food]));

  it('are all of them where nothing is paid at all', () => {
    const taxes = [free, { percent: 8, amount: 0, tax: 0 }] as const;
    expect(paidRates({ taxes: [...taxes] })).toEqual(taxes);
  });
});

describe('what stands between the carriage and what is paid', () => {
  it('has one name for each thing, and what is taken off is below zero', () => {
    const all = { total_cooling: 330, total_accessories: 550, total_fee: 220, total_discount: 100, total_points: 50 };
    expect(sumRows({ ...totals, ...all })).toEqual([
      ['クール便手数料', 330],
      ['オプション料金', 550],
      ['お支払い手数料', 220],
      ['クーポン割引', -100],
      ['ポイント利用', -50],
    ]);
  });

  it('tells the carriage apart from cooling', () => {
    expect(carriageAlone({ ...totals, total_cooling: 330 })).toBe(770);
    expect(carriageAlone({ ...totals, total_carriage: 330, total_cooling: 330 })).toBe(0);
  });
});
