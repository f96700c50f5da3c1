import { defineSection } from '../../../src/layout/define-section';
import { orderDetailData } from './order-detail.data';

export const orderDetail = defineSection(orderDetailData, {
  hydrate: 'never',
  variants: { default: () => import('./order-detail-default') },
});
