import { defineSection } from '../../../src/layout/define-section';
import { cartSummaryData } from './cart-summary.data';

export const cartSummary = defineSection(cartSummaryData, {
  hydrate: 'load',
  variants: { default: () => import('./cart-summary-default') },
});
