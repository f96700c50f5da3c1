import { defineSection } from '../../../src/layout/define-section';
import { productFiltersData } from './product-filters.data';

export const productFilters = defineSection(productFiltersData, {
  hydrate: 'never',
  variants: {
    default: () => import('./product-filters-default'),
    sheet: () => import('./product-filters-sheet'),
  },
});
