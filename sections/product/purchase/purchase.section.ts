import { defineSection } from '../../../src/layout/define-section';
import { purchaseData } from './purchase.data';

export const purchase = defineSection(purchaseData, {
  // Until then, choosing and adding work as plain HTML does.
  hydrate: 'visible',
  variants: { default: () => import('./purchase-default'), sticky: () => import('./purchase-sticky') },
});
