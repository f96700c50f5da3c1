import { useEffect } from 'react';
import type { Cart } from '../../../schemas/cart/cart';

const partsOf = (cart: Cart | null): string =>
  (cart?.detail.shippings ?? []).map(({ key, packings }) => [key, ...packings.map((packing) => packing.key)]).join();

/**
 * The cart as far as the screen knows its days and options: where another tab has changed what goes where, the screen that was
 * drawn stays, and is loaded anew with all that it shows.
 *
 * @param isStill nothing is under way, and nothing is said that would be gone
 */
export const useDrawn = (drawn: Cart | null, current: Cart | null, isStill: boolean): Cart | null => {
  const isOther = partsOf(drawn) !== partsOf(current);
  useEffect(() => {
    if (isOther && isStill) location.reload();
  }, [isOther, isStill]);
  return isOther ? drawn : current;
};
