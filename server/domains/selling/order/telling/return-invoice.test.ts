import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../../../../sections/samples/cart';
import { toFrontSettings } from '../../../base/settings/front-settings';
import { returnedByRate, returnInvoice } from './return-invoice';

const taxes = [
  { percent: 10, amount: 1_100, tax: 100 },
  { percent: 8, amount: 5_184, tax: 384 },
] as const;

describe('what goes back, by rate', () => {
  it('is all of it where all goes back', () => {
    expect(returnedByRate(taxes, [], 6_284)).toEqual(taxes);
    expect(returnedByRate(taxes, [6_284], 0)).toEqual([]);
  });

  it('is each rate’s share of a part, and the rest afterwards', () => {
    expect(returnedByRate(taxes, [], 1_000)).toEqual([
      { percent: 10, amount: 175, tax: 15 },
      { percent: 8, amount: 825, tax: 61 },
    ]);
  });

  it('comes to the yen and the tax of the order, in however many parts', () => {
    const rate = (percent: 8 | 10) =>
      fc.integer({ min: 0, max: 10_000_000 }).map((amount) => ({
        ...{ percent, amount, tax: Math.floor((amount * percent) / (100 + percent)) },
      }));
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
    fc.assert(
      fc.property(rate(10), rate(8), cuts, (standard, reduced, shares) => {
        const sold = [standard, reduced];
        const total = standard.amount + reduced.amount;
        const at = [...shares.map((share) => Math.floor(share * total)), total].sort((a, b) => a - b);
        const refunds = at.map((end, index) => end - (at[index - 1] ?? 0));
        const parts = refunds.flatMap((refund, index) => {
          const told = returnedByRate(sold, refunds.slice(0, index), refund);
          expect(told.reduce((sum, { amount }) => sum + amount, 0)).toBe(refund);
          return told;
        });
        for (const { amount, tax } of parts) expect(amount > 0 && tax >= 0 && tax <= amount).toBe(true);
        for (const { percent, amount, tax } of sold) {
          const own = parts.filter((one) => one.percent === percent);
          expect(own.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
          expect(own.reduce((sum, one) => sum + one.tax, 0)).toBe(tax);
        }
      }),
    );
  });
});

describe('the invoice of a return', () => {
  const returned = { amountJpy: 1_000, beforeJpy: [], at: '2026-11-24T01:00:00.000Z' };

  it('names the shop by its number, both days, and the tax by rate', () => {
    const shop = toFrontSettings(new Map(), { 'SITE.COMPANY': '試し株式会社', 'SITE.REGISTRATION_NUMBER': 'T1' });
    const [block] = returnInvoice(sampleOrder, shop, returned);
    const text = block?.lines.join('\n') ?? '';
    expect(block?.title).toBe('適格返還請求書');
    for (const words of ['試し株式会社　登録番号：T1', 'ご返金の日：2026年11月24日', '2026年11月20日', sampleOrder.order_no, '（内消費税 '])
      expect(text).toContain(words); // prettier-ignore
  });

  it('is none of a shop that has no number', () => {
    expect(
      returnInvoice(sampleOrder, toFrontSettings(new Map(), { 'SITE.REGISTRATION_NUMBER': '' }), returned),
    ).toEqual([]);
  });
});
