import { listQuery } from '../list/list.queries';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { productFiltersSettings } from './product-filters.settings';

export const productFiltersData = defineData(productFiltersSettings, {
  needs: ({ query }) => ({ products: listQuery(query) }),
});

export type ProductFiltersProps = PropsOf<typeof productFiltersData>;
