import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../schemas/entities/product';
import { choose, firstChoice, isAvailable, pricesToSay, variantOf } from './choose-variant';

const variant = (sku: string, size: string, colour: string, status: Variant['stock_status']): Variant => ({
  id: 1,
  sku,
  options: { サイズ: size, 色: colour },
  price_jpy: 1000,
  list_price_jpy: null,
  stock_status: status,
  stock_left: null,
  restock_note: null,
});

const model = {
  axes: [
    { name: 'サイズ', values: ['S', 'M'] },
    { name: '色', values: ['紺', '白'] },
  ],
  products: [
    variant('s-navy', 'S', '紺', 'out'),
    variant('s-white', 'S', '白', 'in'),
    variant('m-navy', 'M', '紺', 'few'),
    variant('m-white', 'M', '白', 'out'),
  ],
};

describe('choosing a variant', () => {
  it('begins with the first that can be bought', () => {
    expect(variantOf(model, firstChoice(model))?.sku).toBe('s-white');
  });

  it('begins with the first of all where everything is sold out', () => {
    const soldOut = { ...model, products: model.products.map((one) => ({ ...one, stock_status: 'out' as const })) };
    expect(variantOf(soldOut, firstChoice(soldOut))?.sku).toBe('s-navy');
  });

  it('moves the later axis to what can be bought', () => {
    const next = choose(model, firstChoice(model), 'サイズ', 'M');
    expect(next).toEqual({ サイズ: 'M', 色: '紺' });
    expect(variantOf(model, next)?.sku).toBe('m-navy');
  });

  it('says what is sold out with what is chosen before', () => {
    expect(isAvailable(model, { サイズ: 'S', 色: '白' }, '色', '紺')).toBe(false);
    expect(isAvailable(model, { サイズ: 'M', 色: '紺' }, '色', '紺')).toBe(true);
    expect(isAvailable(model, { サイズ: 'S', 色: '白' }, 'サイズ', 'M')).toBe(true);
  });

  it('says no price on values that all cost the same', () => {
    expect(pricesToSay(model, firstChoice(model), 'サイズ').size).toBe(0);
  });

  it('says only the exceptions where most cost the same, and all where they differ', () => {
    const sizes = ['S', 'M', 'L'];
    const priced = (prices: readonly number[]) => ({
      axes: [{ name: 'サイズ', values: sizes }],
      products: sizes.map((size, at) => ({ ...variant(size, size, '白', 'in'), price_jpy: prices[at] ?? 0 })),
    });
    expect([...pricesToSay(priced([1000, 1000, 1200]), { サイズ: 'S' }, 'サイズ')]).toEqual([['L', 1200]]);
    expect([...pricesToSay(priced([1000, 1100, 1200]), { サイズ: 'S' }, 'サイズ').values()]).toEqual([
      1000, 1100, 1200,
    ]);
  });
});
