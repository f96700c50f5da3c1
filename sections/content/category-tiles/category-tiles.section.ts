import { defineSection } from '../../../src/layout/define-section';
import { categoryTilesData } from './category-tiles.data';

export const categoryTiles = defineSection(categoryTilesData, {
  hydrate: 'never',
  variants: {
    default: () => import('./category-tiles-default'),
  },
});
