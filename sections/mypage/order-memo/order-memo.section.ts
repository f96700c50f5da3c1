import { defineSection } from '../../../src/layout/define-section';
import { orderMemoData } from './order-memo.data';

export const orderMemo = defineSection(orderMemoData, {
  hydrate: 'load',
  variants: { default: () => import('./order-memo-default') },
});
