import { defineSection } from '../../../src/layout/define-section';
import { checkoutStepsData } from './checkout-steps.data';

export const checkoutSteps = defineSection(checkoutStepsData, {
  hydrate: 'never',
  variants: { default: () => import('./checkout-steps-default') },
});
