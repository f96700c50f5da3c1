import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft, returnedByRate } from './returned-by-rate';

const taxes = [
  { percent: 10, amount: 1_100, tax: 100 },
  { percent: 8, amount: 5_184, tax: 384 },
] as const;

const sold = { taxes, rounding: 'down' } as const;

const shared = (amountJpy: number) => ({ amountJpy, byRate: null });
const named = (byRate: Readonly<Record<string, number>>) => ({
  amountJpy: Object.values(byRate).reduce((sum, amount) => sum + amount, 0),
  byRate,
});

describe('what goes back, by rate', () => {
  it('is all of it where all goes back', () => {
    expect(returnedByRate(sold, [], shared(6_284))).toEqual(taxes);
    expect(returnedByRate(sold, [shared(6_284)], shared(0))).toEqual([]);
  });

  it('is each rate’s share of a part, and the rest afterwards', () => {
    expect(returnedByRate(sold, [], shared(1_000))).toEqual([
      { percent: 10, amount: 175, tax: 15 },
      { percent: 8, amount: 825, tax: 61 },
    ]);
  });

  it('is what was named, and what is left of each is shared afterwards', () => {
    expect(returnedByRate(sold, [], named({ 8: 2_160 }))).toEqual([{ percent: 8, amount: 2_160, tax: 160 }]);
    expect(returnedByRate(sold, [named({ 8: 5_184 })], shared(1_100))).toEqual([taxes[0]]);
    expect(returnedByRate(sold, [shared(1_000)], named({ 8: 4_359, 10: 925 }))).toEqual([
      { percent: 10, amount: 925, tax: 84 },
      { percent: 8, amount: 4_359, tax: 322 },
    ]);
  });

  it('is no more of a rate than was paid by it and has not gone back', () => {
    expect(isLeft(taxes, [], { 8: 5_184, 10: 1_100 })).toBe(true);
    expect(isLeft(taxes, [], { 8: 5_185 })).toBe(false);
    expect(isLeft(taxes, [named({ 8: 5_000 })], { 8: 184 })).toBe(true);
    expect(isLeft(taxes, [shared(1_000)], { 10: 926 })).toBe(false);
    expect(isLeft(taxes.slice(1), [], { 10: 1 })).toBe(false);
  });

  it('has on each invoice the tax of its own amount, rounded once as the order’s was', () => {
    const one = { percent: 10, amount: 1_124, tax: 102 } as const;
    const second = (rounding: 'down' | 'half_up' | 'up') =>
      returnedByRate({ taxes: [one], rounding }, [shared(562)], shared(562));
    // 51.09…
    expect(second('down')).toEqual([{ percent: 10, amount: 562, tax: 51 }]);
    expect(second('half_up')).toEqual([{ percent: 10, amount: 562, tax: 51 }]);
    expect(second('up')).toEqual([{ percent: 10, amount: 562, tax: 52 }]);
  });

  it('comes to the yen of the order, in however many parts, with the tax of each', () => {
    const rate = (percent: 8 | 10) =>
      fc.integer({ min: 0, max: 10_000_000 }).map((amount) => ({
        ...{ percent, amount, tax: Math.floor((amount * percent) / (100 + percent)) },
      }));
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
    fc.assert(
      fc.property(rate(10), rate(8), cuts, (standard, reduced, shares) => {
        const terms = { taxes: [standard, reduced], rounding: 'down' } as const;
        const total = standard.amount + reduced.amount;
        const at = [...shares.map((share) => Math.floor(share * total)), total].sort((a, b) => a - b);
        const refunds = at.map((end, index) => end - (at[index - 1] ?? 0));
        const parts = refunds.flatMap((refund, index) => {
          const told = returnedByRate(terms, refunds.slice(0, index).map(shared), shared(refund));
          expect(told.reduce((sum, { amount }) => sum + amount, 0)).toBe(refund);
          return told;
        });
        for (const { percent, amount, tax } of parts) {
          expect(amount).toBeGreaterThan(0);
          expect(tax).toBe(Math.floor((amount * percent) / (100 + percent)));
        }
        for (const { percent, amount } of terms.taxes) {
          const own = parts.filter((one) => one.percent === percent);
          expect(own.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
        }
      }),
    );
  });
});
