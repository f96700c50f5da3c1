import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadByShare } from './spread-by-share';
import { computeTotals, taxInside, type TaxPercent, type TotalsInput } from './totals';

const nothing: TotalsInput = {
  lines: [],
  accessories: [],
  carriageJpy: 0,
  carriageOffJpy: 0,
  feeJpy: 0,
  discountJpy: 0,
  pointsJpy: 0,
  rounding: 'down',
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('an amount spread by share', () => {
  it('gives the yen that are left to who lost most, of equal ones to the earlier', () => {
    expect(spreadByShare(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(spreadByShare(10, [1, 3, 6])).toEqual([1, 3, 6]);
    expect(spreadByShare(5, [10, 0, 5])).toEqual([3, 0, 2]);
  });

  it('is nothing over nothing', () => {
    expect(spreadByShare(100, [])).toEqual([]);
    expect(spreadByShare(0, [0, 0])).toEqual([0, 0]);
  });

  it('stays exact where products of amounts leave the safe integers', () => {
    expect(spreadByShare(2_000_000_001, [2_000_000_000, 1])).toEqual([2_000_000_000, 1]);
  });
});

describe('the tax inside an amount', () => {
  it.each([
    [1080, 8, 'down', 80],
    [1079, 8, 'down', 79],
    [1079, 8, 'half_up', 80],
    [1079, 8, 'up', 80],
    [1, 10, 'down', 0],
    [1, 10, 'half_up', 0],
    [1, 10, 'up', 1],
    [5, 10, 'half_up', 0],
    [6, 10, 'half_up', 1],
    [0, 10, 'up', 0],
  ] as const)('of %i yen at %i %%, rounded %s, is %i', (amount, percent, rounding, tax) => {
    expect(taxInside(amount, percent, rounding)).toBe(tax);
  });
});

describe('the totals of a cart', () => {
  it('round the tax once per rate, not per line', () => {
    const { totals, taxByLine } = computeTotals({
      ...nothing,
      lines: [
        { key: 'a', subtotalJpy: 105, offJpy: 0, percent: 8 },
        { key: 'b', subtotalJpy: 105, offJpy: 0, percent: 8 },
        { key: 'c', subtotalJpy: 3300, offJpy: 0, percent: 10 },
      ],
      carriageJpy: 770,
      feeJpy: 330,
    });
    // Per line it would be 7 + 7.
    expect(totals).toEqual({
      total_products: 3510,
      total_accessories: 0,
      total_carriage: 770,
      total_fee: 330,
      total_discount: 0,
      total_points: 0,
      total_payment: 4610,
      total_tax: 415,
      taxes: [
        { percent: 10, amount: 4400, tax: 400 },
        { percent: 8, amount: 210, tax: 15 },
      ],
    });
    expect([...taxByLine]).toEqual([
      ['a', 8],
      ['b', 7],
      ['c', 300],
    ]);
  });

  it('spread coupon and points over the rates by share', () => {
    const { totals } = computeTotals({
      ...nothing,
      lines: [
        { key: 'a', subtotalJpy: 2000, offJpy: 0, percent: 8 },
        { key: 'b', subtotalJpy: 1000, offJpy: 0, percent: 10 },
      ],
      discountJpy: 100,
      pointsJpy: 1,
    });
    expect(totals.taxes).toEqual([
      { percent: 10, amount: 967, tax: 87 },
      { percent: 8, amount: 1932, tax: 143 },
    ]);
    expect(totals.total_payment).toBe(2899);
  });

  it('take off at their rate what is off certain goods, or off the carriage', () => {
    const food = {
      ...nothing,
      lines: [{ key: 'a', subtotalJpy: 1620, offJpy: 0, percent: 8 }],
      carriageJpy: 770,
      carriageOffJpy: 770,
    } as const;
    const { totals } = computeTotals(food);
    expect(totals).toMatchObject({ total_discount: 770, total_payment: 1620, total_tax: 120 });
    expect(totals.taxes).toEqual([
      { percent: 10, amount: 0, tax: 0 },
      { percent: 8, amount: 1620, tax: 120 },
    ]);
    const lines = [
      { key: 'a', subtotalJpy: 1620, offJpy: 540, percent: 8 },
      { key: 'b', subtotalJpy: 1100, offJpy: 0, percent: 10 },
    ] as const;
    const goods = computeTotals({ ...food, lines, discountJpy: 218 });
    // Of the 218 yen each rate has its share of the 2,180 that were left.
    expect(goods.totals).toMatchObject({ total_discount: 770 + 540 + 218, total_payment: 1962 });
    expect(goods.totals.taxes).toEqual([
      { percent: 10, amount: 990, tax: 90 },
      { percent: 8, amount: 972, tax: 72 },
    ]);
    expect([...goods.taxByLine]).toEqual([
      ['a', 72],
      ['b', 90],
    ]);
  });

  it('take no more off a line or the carriage than it is', () => {
    const lines = [
      { key: 'a', subtotalJpy: 540, offJpy: 1648, percent: 8 },
      { key: 'b', subtotalJpy: 2052, offJpy: 0, percent: 8 },
    ] as const;
    const { totals } = computeTotals({ ...nothing, lines, carriageJpy: 770, carriageOffJpy: 1000, feeJpy: 330 });
    expect(totals).toMatchObject({ total_discount: 540 + 770, total_payment: 2052 + 330 });
  });

  it('take no more off than there is to pay', () => {
    const { totals } = computeTotals({
      ...nothing,
      lines: [{ key: 'a', subtotalJpy: 500, offJpy: 0, percent: 8 }],
      carriageJpy: 100,
      discountJpy: 550,
      pointsJpy: 900,
    });
    expect(totals).toMatchObject({ total_discount: 550, total_points: 50, total_payment: 0, total_tax: 0 });
  });

  it('of an empty cart are zero', () => {
    expect(computeTotals(nothing).totals).toMatchObject({ total_payment: 0, total_tax: 0, taxes: [] });
  });
});

const percent = fc.constantFrom<TaxPercent>(8, 10);
const yen = fc.oneof(fc.nat(300), fc.nat(50_000), fc.nat(2_000_000_000));
const carts: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc
    .array(fc.record({ subtotalJpy: yen, offJpy: fc.oneof(fc.constant(0), yen), percent }), { maxLength: 8 })
    .map((lines) => lines.map((line, index) => ({ key: `l${index}`, ...line }))),
  accessories: fc.array(fc.record({ amountJpy: fc.nat(1000), percent }), { maxLength: 3 }),
  carriageJpy: fc.nat(5000),
  carriageOffJpy: fc.oneof(fc.constant(0), fc.nat(6000)),
  feeJpy: fc.nat(1000),
  discountJpy: fc.oneof(fc.constant(0), yen),
  pointsJpy: fc.oneof(fc.constant(0), yen),
  rounding: fc.constantFrom('down', 'half_up', 'up'),
});

/** By whole numbers alone, another way than the code goes. */
function isRoundedTax(amount: number, percent: number, tax: number, rounding: TotalsInput['rounding']): boolean {
  // How far the tax lies above amount × percent ÷ (100 + percent), times the divisor.
  const excess = BigInt(tax) * BigInt(100 + percent) - BigInt(amount) * BigInt(percent);
  const one = BigInt(100 + percent);
  if (rounding === 'down') return excess <= 0n && excess > -one;
  if (rounding === 'up') return excess >= 0n && excess < one;
  return 2n * excess <= one && 2n * excess > -one;
}

/** Of a rate, what is left once coupons for certain goods, or for the carriage, are off. */
const leftOf = ({ lines, accessories, ...input }: TotalsInput, wanted: TaxPercent): number => {
  const left = wanted === 10 ? input.feeJpy + Math.max(0, input.carriageJpy - input.carriageOffJpy) : 0;
  const goods = lines.map(({ percent, subtotalJpy, offJpy }) => (percent === wanted ? Math.max(0, subtotalJpy - offJpy) : 0)); // prettier-ignore
  return left + sum(goods) + sum(accessories.map(({ percent, amountJpy }) => (percent === wanted ? amountJpy : 0)));
};

/** Each rate bears its share of what is off the whole, to the yen that spreading twice leaves over. */
const bearsItsShare = (
  input: TotalsInput,
  { percent, amount }: { percent: TaxPercent; amount: number },
  paid: number,
) => {
  const [left, whole] = [leftOf(input, percent), leftOf(input, 8) + leftOf(input, 10)];
  const share = whole === 0 ? 0 : Number((BigInt(left) * BigInt(paid)) / BigInt(whole));
  return amount <= left && Math.abs(amount - share) <= 2;
};

describe('twenty thousand random carts', () => {
  it('sum to the yen, with nothing negative and every rate rounded as the shop says', () => {
    const check = (input: TotalsInput): boolean => {
      const { totals, taxByLine } = computeTotals(input);
      const gross = totals.total_products + totals.total_accessories + totals.total_carriage + totals.total_fee;
      const left = leftOf(input, 8) + leftOf(input, 10);
      const amounts = totals.taxes.map(({ amount }) => amount);
      const lineTaxes = [...taxByLine.values()];
      const ofRate = (wanted: number) =>
        sum(input.lines.filter((line) => line.percent === wanted).map(({ key }) => taxByLine.get(key) ?? 0));
      return (
        totals.total_payment === gross - totals.total_discount - totals.total_points &&
        totals.total_discount === gross - left + Math.min(input.discountJpy, left) &&
        totals.total_points === Math.min(input.pointsJpy, gross - totals.total_discount) &&
        sum(amounts) === totals.total_payment &&
        totals.taxes.every((rate) => bearsItsShare(input, rate, totals.total_payment)) &&
        sum(totals.taxes.map(({ tax }) => tax)) === totals.total_tax &&
        [...amounts, ...lineTaxes, totals.total_payment, totals.total_tax].every((amount) => amount >= 0) &&
        totals.taxes.every(({ percent, amount, tax }) => isRoundedTax(amount, percent, tax, input.rounding)) &&
        totals.taxes.every(({ percent, tax }) => ofRate(percent) <= tax) &&
        input.lines.every(({ key, subtotalJpy }) => (taxByLine.get(key) ?? -1) <= subtotalJpy)
      );
    };
    fc.assert(fc.property(carts, check), { numRuns: 20_000 });
    // Half a second by itself; a busy machine takes its time.
  }, 30_000);

  it('split the whole tax of a rate over its lines where nothing else stands at it', () => {
    const onlyLines = carts.map((cart) => ({ ...cart, accessories: [], carriageJpy: 0, feeJpy: 0 }));
    const check = (input: TotalsInput) => sum([...computeTotals(input).taxByLine.values()]);
    fc.assert(
      fc.property(onlyLines, (input) => check(input) === computeTotals(input).totals.total_tax),
      { numRuns: 2_000 },
    );
  });
});
