import { defineSection } from '../../../src/layout/define-section';
import { lastOrderData } from './last-order.data';

export const lastOrder = defineSection(lastOrderData, {
  hydrate: 'never',
  variants: { default: () => import('./last-order-default') },
});
