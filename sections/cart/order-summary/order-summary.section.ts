import { defineSection } from '../../../src/layout/define-section';
import { orderSummaryData } from './order-summary.data';

export const orderSummary = defineSection(orderSummaryData, {
  hydrate: 'load',
  variants: { default: () => import('./order-summary-default') },
});
