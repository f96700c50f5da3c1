import { defineSection } from '../../../src/layout/define-section';
import { productListData } from './product-list.data';

export const productList = defineSection(productListData, {
  hydrate: 'never',
  variants: { default: () => import('./product-list-default') },
});
