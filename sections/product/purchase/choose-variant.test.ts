import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../schemas/catalog/product';
import { firstChoice, isAvailable, missingAxes, pricesToSay, variantOf } from './choose-variant';

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
  it('begins with nothing, and says what is missing', () => {
    expect(firstChoice(model)).toEqual({});
    expect(missingAxes(model, {})).toEqual(['サイズ', '色']);
    expect(missingAxes(model, { サイズ: 'S' })).toEqual(['色']);
  });

  it('begins with what was chosen before, as far as there is such a thing', () => {
    expect(firstChoice(model, { サイズ: 'M', 色: '緑' })).toEqual({ サイズ: 'M' });
  });

  it('begins with what cannot be chosen otherwise', () => {
    const [navy] = model.products;
    const only = { axes: model.axes, products: navy ? [navy] : [] };
    expect(variantOf(only, firstChoice(only))?.sku).toBe('s-navy');
    const [sizes] = model.axes;
    const oneColour = { ...model, axes: [...(sizes ? [sizes] : []), { name: '色', values: ['紺'] }] };
    expect(firstChoice(oneColour)).toEqual({ 色: '紺' });
  });

  it('looks at the first of all where everything is sold out', () => {
    const soldOut = { ...model, products: model.products.map((one) => ({ ...one, stock_status: 'out' as const })) };
    expect(variantOf(soldOut, firstChoice(soldOut))?.sku).toBe('s-navy');
  });

  it('says what is sold out with what is chosen before', () => {
    expect(isAvailable(model, { サイズ: 'S', 色: '白' }, '色', '紺')).toBe(false);
    expect(isAvailable(model, { サイズ: 'M', 色: '紺' }, '色', '紺')).toBe(true);
    expect(isAvailable(model, { サイズ: 'S', 色: '白' }, 'サイズ', 'M')).toBe(true);
    expect(isAvailable(model, {}, '色', '紺')).toBe(true);
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

  it('says no price that what is still open could change', () => {
    const products = model.products.map((one) => ({ ...one, price_jpy: one.options.サイズ === 'M' ? 1200 : 1000 }));
    expect(pricesToSay({ ...model, products }, {}, '色').size).toBe(0);
    expect([...pricesToSay({ ...model, products }, {}, 'サイズ')]).toEqual([
      ['S', 1000],
      ['M', 1200],
    ]);
  });
});
