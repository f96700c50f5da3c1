import { optional } from '../../../schemas/query';
import { cartQuery } from '../../../src/domain/cart-queries';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { cartBenefitsSettings } from './cart-benefits.settings';

export const cartBenefitsData = defineData(cartBenefitsSettings, {
  needs: ({ cartToken }) => ({ cart: optional(cartQuery(cartToken)) }),
});

export type CartBenefitsProps = PropsOf<typeof cartBenefitsData>;
