import type { Variant } from '../../../schemas/catalog/product';
import { formatNumber } from '../../../src/lib/numbers';

/** Fewer than so many in one order are said before anybody wants more. */
const tight = 10;

export interface QuantityLimit {
  readonly most: number;
  /** Why it is no more. */
  readonly words: string;
  /** Whether that is said with this quantity. The stock itself says how many are left. */
  readonly isSaid: (quantity: number) => boolean;
}

/** How many of a variant one order can hold: the order's own limit, or what is left. */
export const quantityLimit = (maxQuantity: number, left: number | null): QuantityLimit => {
  const most = Math.max(1, Math.min(maxQuantity, left ?? maxQuantity));
  const isOfOrder = left === null || maxQuantity <= left;
  return {
    most,
    words: isOfOrder
      ? `一度のご注文は${formatNumber(maxQuantity)}点までです。`
      : `在庫は残り${formatNumber(most)}点です。`,
    isSaid: (quantity) => (isOfOrder && maxQuantity < tight) || quantity >= most,
  };
};

export const limitOf = (variant: Variant | undefined, maxQuantity: number): QuantityLimit =>
  quantityLimit(maxQuantity, variant?.stock_left ?? null);
