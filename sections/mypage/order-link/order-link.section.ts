import { defineSection } from '../../../src/layout/define-section';
import { orderLinkData } from './order-link.data';

export const orderLink = defineSection(orderLinkData, {
  hydrate: 'load',
  variants: { default: () => import('./order-link-default') },
});
