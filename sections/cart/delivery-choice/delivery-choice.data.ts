import { cartQuery, leadTimesQuery } from '../../../src/domain/cart-queries';
import { optional, query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { deliveryChoiceSettings } from './delivery-choice.settings';

export const deliveryChoiceData = defineData(deliveryChoiceSettings, {
  needs: ({ cartToken }) => ({
    cart: optional(cartQuery(cartToken)),
    leadTimes: optional(leadTimesQuery(cartToken)),
    shop: query('site.settings', {}),
  }),
  select: ({ cart, leadTimes, shop }) => ({
    cart,
    leadTimes,
    isMultipleAllowed: shop['ORDER.SHIPPING.IS_ALLOW_MULTIPLE'],
  }),
});

export type DeliveryChoiceProps = PropsOf<typeof deliveryChoiceData>;
