import { defineSection } from '../../../src/layout/define-section';
import { orderHistoryData } from './order-history.data';

export const orderHistory = defineSection(orderHistoryData, {
  hydrate: 'never',
  variants: { default: () => import('./order-history-default') },
});
