import { defineSection } from '../../../src/layout/define-section';
import { cartBenefitsData } from './cart-benefits.data';

/** Plain forms, which draw the cart's screen anew. What changes with the goods (coupons that were taken) members have alone. */
export const cartBenefits = defineSection(cartBenefitsData, {
  hydrate: 'members',
  variants: { default: () => import('./cart-benefits-default') },
});
