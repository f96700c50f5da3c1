import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord, sampleCategories } from '../../samples/shop';
import { emptyList, fullList, longList, shortList } from '../list/list.fixtures';
import type { ListHeadProps } from './list-head.data';
import { listHeadSettings } from './list-head.settings';

const settings = settingsOf(listHeadSettings);
const categories = { data: sampleCategories };
const [root] = sampleCategories;

export const listHeadFixtures = {
  ok: { settings, data: { categories, products: fullList } },
  category: { settings, data: { categories, products: shortList }, query: { category: 'wagashi' } },
  child: { settings, data: { categories, products: shortList }, query: { category: 'tea-1' } },
  search: { settings, data: { categories, products: shortList }, query: { keyword: '羊羹', category: 'wagashi' } },
  filter: { settings, data: { categories, products: shortList }, query: { tag: 'kuri' } },
  empty: { settings, data: { categories: { data: [] }, products: emptyList }, query: { category: 'gone' } },
  long: {
    settings,
    data: {
      categories: { data: root ? [{ ...root, name: longWord, description: longText, children: [] }] : [] },
      products: longList,
    },
    query: { category: 'wagashi' },
  },
  longSearch: { settings, data: { categories, products: emptyList }, query: { keyword: longText } },
} satisfies Record<string, FixtureOf<ListHeadProps>>;
