import { defineSection } from '../../../src/layout/define-section';
import { productRailData } from './product-rail.data';

export const productRail = defineSection(productRailData, {
  hydrate: 'never',
  variants: {
    default: () => import('./product-rail-default'),
    grid: () => import('./product-rail-grid'),
  },
});
