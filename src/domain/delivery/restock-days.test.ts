import { describe, expect, it } from 'vitest';
import { restockDaysOf } from './restock-days';

describe('the days until the shop has so many pieces', () => {
  const sku = { is_made_to_order: true, available: 2, restock_days: 10 };

  it('are none while they are on the shelf', () => {
    expect(restockDaysOf(sku, 2)).toBe(0);
    expect(restockDaysOf(sku, 3)).toBe(10);
  });

  it('are none of what is not sold beyond its stock', () =>
    expect(restockDaysOf({ ...sku, is_made_to_order: false }, 3)).toBe(0));
});
