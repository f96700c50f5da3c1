import { describe, expect, it } from 'vitest';
import { sampleModel } from '../../samples/shop';
import { variantGroups } from './variant-groups';

describe('variantGroups', () => {
  it('lays the longest axis out in rows of the others, wherever it stands', () => {
    const { axes, products } = sampleModel;
    for (const model of [sampleModel, { axes: axes.toReversed(), products }])
      expect(
        variantGroups(model).map(({ legend, choices }) => [legend, choices.map(({ label }) => label).join(' ')]),
      ).toEqual([
        ['色：紺', 'S M L'],
        ['色：灰', 'S M'],
      ]);
  });

  it('names the only axis, and leaves no variant out', () => {
    const products = sampleModel.products.slice(0, 3);
    const groups = variantGroups({ axes: [{ name: 'サイズ', values: ['S', 'M', 'L'] }], products });
    expect(groups.map(({ legend, choices }) => [legend, choices.map(({ variant }) => variant)])).toEqual([
      ['サイズ', products],
    ]);
  });

  it('is empty where nothing is to be chosen', () =>
    expect(variantGroups({ axes: [], products: sampleModel.products.slice(0, 1) })).toEqual([]));
});
