import { cartQuery } from '../../../src/domain/cart-queries';
import type { Cart } from '../../../schemas/cart/cart';
import { optional, query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { cartSummarySettings } from './cart-summary.settings';

interface CartSummaryData {
  readonly cart: Cart | null;
  /** It can be bought as a social gift. */
  readonly isGiftAllowed?: true;
}

export const cartSummaryData = defineData(cartSummarySettings, {
  needs: ({ cartToken }) => ({
    cart: optional(cartQuery(cartToken)),
    shop: query('site.settings', {}),
  }),
  select: ({ cart, shop }): CartSummaryData => ({
    cart,
    ...(shop['ORDER.SOCIAL_GIFT.IS_USE'] ? { isGiftAllowed: true } : {}),
  }),
});

export type CartSummaryProps = PropsOf<typeof cartSummaryData>;
