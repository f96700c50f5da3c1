import { cartQuery } from '../../../src/domain/cart-queries';
import { optional } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { checkoutStepsSettings } from './checkout-steps.settings';

export const checkoutStepsData = defineData(checkoutStepsSettings, {
  needs: ({ cartToken }) => ({
    cart: optional(cartQuery(cartToken)),
  }),
});

export type CheckoutStepsProps = PropsOf<typeof checkoutStepsData>;
