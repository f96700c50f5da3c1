import { cartQuery } from '../../../src/domain/cart-queries';
import { optional } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { cartSummarySettings } from './cart-summary.settings';

export const cartSummaryData = defineData(cartSummarySettings, {
  needs: ({ cartToken }) => ({
    cart: optional(cartQuery(cartToken)),
  }),
});

export type CartSummaryProps = PropsOf<typeof cartSummaryData>;
