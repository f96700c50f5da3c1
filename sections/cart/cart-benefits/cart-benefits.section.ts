import { defineSection } from '../../../src/layout/define-section';
import { cartBenefitsData } from './cart-benefits.data';

/** Plain forms, which draw the cart's screen anew; what they offer changes with the goods. */
export const cartBenefits = defineSection(cartBenefitsData, {
  hydrate: 'load',
  variants: { default: () => import('./cart-benefits-default') },
});
