import { defineSection } from '../../../src/layout/define-section';
import { cartBenefitsData } from './cart-benefits.data';

/** Plain forms, which change the cart and draw its screen anew: nothing of it is downloaded. */
export const cartBenefits = defineSection(cartBenefitsData, {
  hydrate: 'never',
  variants: { default: () => import('./cart-benefits-default') },
});
