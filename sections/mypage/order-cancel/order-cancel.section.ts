import { defineSection } from '../../../src/layout/define-section';
import { orderCancelData } from './order-cancel.data';

export const orderCancel = defineSection(orderCancelData, {
  hydrate: 'load',
  variants: { default: () => import('./order-cancel-default') },
});
