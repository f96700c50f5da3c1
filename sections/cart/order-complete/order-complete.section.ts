import { defineSection } from '../../../src/layout/define-section';
import { orderCompleteData } from './order-complete.data';

export const orderComplete = defineSection(orderCompleteData, {
  hydrate: 'load',
  variants: { default: () => import('./order-complete-default') },
});
