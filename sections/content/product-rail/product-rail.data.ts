import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { productRailSettings } from './product-rail.settings';

export const productRailData = defineData(productRailSettings, {
  needs: ({ settings }) => ({
    collection: query('catalog.collection', {
      params: { alias: settings.alias },
      query: { max_page_size: settings.limit },
    }),
  }),
});

export type ProductRailProps = PropsOf<typeof productRailData>;
