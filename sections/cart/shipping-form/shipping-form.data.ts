import { cartQuery } from '../../../src/domain/cart-queries';
import { optional, query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { shippingFormSettings } from './shipping-form.settings';

export const shippingFormData = defineData(shippingFormSettings, {
  needs: ({ cartToken }) => ({
    cart: optional(cartQuery(cartToken)),
    shop: query('site.settings', {}),
  }),
  select: ({ cart, shop }) => ({
    cart,
    isMultipleAllowed: shop['ORDER.SHIPPING.IS_ALLOW_MULTIPLE'],
    isGiftAllowed: shop['ORDER.SOCIAL_GIFT.IS_USE'] === true,
  }),
});

export type ShippingFormProps = PropsOf<typeof shippingFormData>;
