import { query } from '../../../schemas/query';
import { defineSection, type ViewProps } from '../../../src/layout/define-section';
import { categoryTilesSettings } from './category-tiles.settings';

const data = () => ({
  categories: query('catalog.categories', { query: { table: 'products' } }),
});

export type CategoryTilesProps = ViewProps<typeof categoryTilesSettings, ReturnType<typeof data>>;

export const categoryTiles = defineSection(categoryTilesSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./category-tiles-default'),
  },
});
