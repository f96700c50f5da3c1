import type { Variant } from '../../../../schemas/catalog/product';

export type StockStatus = Variant['stock_status'];

export interface StockFacts {
  /** Pieces that can be sold: those on the shelf that no order has reserved. */
  readonly available: number;
  readonly isMadeToOrder: boolean;
}

/** `in` above the shop's threshold, `few` down to one, then `order` where more is made on request, else `out`. */
export function stockStatusOf({ available, isMadeToOrder }: StockFacts, fewAt: number): StockStatus {
  if (available > fewAt) return 'in';
  if (available > 0) return 'few';
  return isMadeToOrder ? 'order' : 'out';
}
