import { defineSection } from '../../../src/layout/define-section';
import { productHistoryData } from './product-history.data';

export const productHistory = defineSection(productHistoryData, {
  // Until then, deleting works as a plain form does.
  hydrate: 'touch',
  variants: { default: () => import('./product-history-default') },
});
