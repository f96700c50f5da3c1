import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { categoryTilesSettings } from './category-tiles.settings';

export const categoryTilesData = defineData(categoryTilesSettings, {
  needs: () => ({
    categories: query('catalog.categories', { query: { table: 'products' } }),
  }),
});

export type CategoryTilesProps = PropsOf<typeof categoryTilesData>;
