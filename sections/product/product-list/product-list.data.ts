import { listQuery } from '../list/list.queries';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { productListSettings } from './product-list.settings';

export const productListData = defineData(productListSettings, {
  needs: ({ query, settings }) => ({
    products: listQuery(query, settings.perPage),
  }),
});

export type ProductListProps = PropsOf<typeof productListData>;
