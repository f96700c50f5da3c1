import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { emptyList, fullList, longList, shortList } from '../list/list.fixtures';
import type { ProductFiltersProps } from './product-filters.data';
import { productFiltersSettings } from './product-filters.settings';

const settings = settingsOf(productFiltersSettings);

export const productFiltersFixtures = {
  ok: { settings, data: { products: fullList } },
  chosen: {
    settings,
    data: { products: shortList },
    query: { keyword: '栗', sort: 'new', tag: 'kuri', price: '1000-2999', maker: 'maker-7,gone', page: '2' },
  },
  empty: { settings, data: { products: emptyList } },
  none: { settings, data: { products: emptyList }, query: { tag: 'kuri' } },
  long: { settings, data: { products: longList }, query: { tag: 'long' } },
} satisfies Record<string, FixtureOf<ProductFiltersProps>>;
