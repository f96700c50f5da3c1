import { cartQuery } from '../../../src/domain/cart-queries';
import { optional } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { orderSummarySettings } from './order-summary.settings';

export const orderSummaryData = defineData(orderSummarySettings, {
  needs: ({ cartToken }) => ({
    cart: optional(cartQuery(cartToken)),
  }),
});

export type OrderSummaryProps = PropsOf<typeof orderSummaryData>;
