import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord, sampleCategories } from '../../samples/shop';
import type { CategoryTilesProps } from './category-tiles.data';
import { categoryTilesSettings } from './category-tiles.settings';

const settings = settingsOf(categoryTilesSettings);

export const categoryTilesFixtures = {
  ok: { settings, data: { categories: { data: sampleCategories } } },
  empty: { settings, data: { categories: { data: [] } } },
  long: {
    settings: settingsOf(categoryTilesSettings, { limit: 2 }),
    data: {
      categories: {
        data: sampleCategories.map((category) => ({
          ...category,
          name: longWord,
          description: longText,
          picture: null,
        })),
      },
    },
  },
} satisfies Record<string, FixtureOf<CategoryTilesProps>>;
