import { defineSection } from '../../../src/layout/define-section';
import { orderGiftData } from './order-gift.data';

export const orderGift = defineSection(orderGiftData, {
  hydrate: 'load',
  variants: { default: () => import('./order-gift-default') },
});
