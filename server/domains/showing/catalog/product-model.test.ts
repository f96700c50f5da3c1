import { describe, expect, it } from 'vitest';
import type { SkuJson } from './product-cards.repository';
import { toModel } from './product-model';

const fewAt = 5;
const sku = (own: Partial<SkuJson>): SkuJson => ({
  ...{ id: 1, sku: 'A-1', options: {}, price_jpy: 1_000, list_price_jpy: null },
  ...{ is_made_to_order: true, available: 0, restock_note: null, restock_days: 10 },
  ...own,
});
const shown = (own: Partial<SkuJson>) => {
  const [variant] = toModel(fewAt, { max_quantity: 8, axes: [], skus: [sku(own)] }).product_model.products;
  return [variant?.stock_status, variant?.stock_left, variant?.restock_days];
};

describe('what a product’s page is told of the stock', () => {
  it('caps nothing that is made to order by what is on the shelf', () => {
    expect(shown({ available: fewAt + 1 })).toEqual(['in', null, undefined]);
    expect(shown({ available: 2 })).toEqual(['few', null, undefined]);
    expect(shown({ available: 0 })).toEqual(['order', null, 10]);
    expect(toModel(fewAt, { max_quantity: 8, axes: [], skus: [sku({ available: 2 })] }).max_quantity).toBe(8);
  });

  it('says how many are left of the last that there are', () => {
    const own = { is_made_to_order: false, restock_days: 0 };
    expect(shown({ ...own, available: fewAt + 1 })).toEqual(['in', null, undefined]);
    expect(shown({ ...own, available: 2 })).toEqual(['few', 2, undefined]);
    expect(shown({ ...own, available: 0 })).toEqual(['out', null, undefined]);
  });

  it('names no days where it is made within those of its preparation', () => {
    expect(shown({ available: 0, restock_days: 0 })).toEqual(['order', null, undefined]);
  });
});
