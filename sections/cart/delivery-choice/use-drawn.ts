import { useEffect } from 'react';
import type { Cart } from '../../../schemas/cart/cart';

const partsOf = (cart: Cart | null): string =>
  (cart?.detail.shippings ?? []).map(({ key, packings }) => [key, ...packings.map((packing) => packing.key)]).join();

/** All that the form was filled in with. */
const filledFrom = (cart: Cart | null): string =>
  JSON.stringify([cart?.detail.shippings, cart?.sender, cart?.is_amount_hidden, cart?.social_gift]);

/**
 * The cart as far as the screen knows its days and options. Where another tab has changed what goes where, or how, the screen
 * that was drawn stays, and is loaded anew with all that it shows.
 *
 * @param isStill nothing is under way, and nothing is said that would be gone
 */
export const useDrawn = (drawn: Cart | null, current: Cart | null, isStill: boolean): Cart | null => {
  const isOther = filledFrom(drawn) !== filledFrom(current);
  useEffect(() => {
    if (isOther && isStill) location.reload();
  }, [isOther, isStill]);
  return partsOf(drawn) === partsOf(current) ? current : drawn;
};
