import { describe, expect, it } from 'vitest';
import { plainProduct, sampleProduct, sizedProduct } from '../../samples/product';
import { matrixOf, pricePlace, rowPrice, type StockMatrix } from './stock-model';

describe('matrixOf', () => {
  it('puts the longer axis downwards and finds each variant, also those that are not made', () => {
    const model = sizedProduct.product_model;
    const matrix = matrixOf(model);
    expect([matrix?.rows.name, matrix?.columns.name]).toEqual(['サイズ', '色']);
    expect(matrix?.at('M', '杢灰')?.stock_status).toBe('out');
    const fewer = matrixOf({ ...model, products: model.products.slice(1) });
    expect(fewer?.at('S', '杢紺')).toBeUndefined();
  });

  it('is none for one axis or none', () => {
    expect(matrixOf(sampleProduct.product_model)).toBeNull();
    expect(matrixOf(plainProduct.product_model)).toBeNull();
  });
});

describe('prices of a matrix', () => {
  const model = sizedProduct.product_model;
  const priced = (priceOf: (at: number) => number): StockMatrix => {
    const products = model.products.map((variant, at) => ({ ...variant, price_jpy: priceOf(at) }));
    const matrix = matrixOf({ ...model, products });
    if (!matrix) throw new Error('two axes make a matrix');
    return matrix;
  };

  it('are said once a row where they go by the row', () => {
    const byRow = priced((at) => 1000 + (at % 3) * 100);
    expect(pricePlace(byRow)).toBe('row');
    expect(rowPrice(byRow, 'M')).toBe(1100);
  });

  it('are said in each cell where they go by the column, and not at all where there is one', () => {
    expect(pricePlace(priced((at) => (at < 3 ? 1000 : 2000)))).toBe('cell');
    expect(pricePlace(priced(() => 1000))).toBe('none');
  });
});
