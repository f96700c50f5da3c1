import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { sampleCard, sampleCards } from '../../samples/shop';
import { beyondList, emptyList, fullList, longList, shortList } from '../list/list.fixtures';
import type { ProductListProps } from './product-list.section';
import { productListSettings } from './product-list.settings';

const settings = settingsOf(productListSettings);
const soldOut = sampleCards.map((card) => sampleCard(card.id, { stock_status: 'out' }));

export const productListFixtures = {
  ok: { settings, data: { products: fullList }, query: { sort: 'new', page: '2' } },
  narrowed: { settings, data: { products: shortList }, query: { tag: 'kuri,winter', maker: 'gone', keyword: '栗' } },
  empty: { settings, data: { products: emptyList }, query: {} },
  emptyNarrowed: { settings, data: { products: emptyList }, query: { keyword: '%', tag: 'kuri' } },
  beyond: { settings, data: { products: beyondList }, query: { page: '99', tag: 'kuri' } },
  soldOut: { settings, data: { products: { ...shortList, data: soldOut } } },
  long: { settings, data: { products: longList }, query: { tag: 'long' } },
} satisfies Record<string, FixtureOf<ProductListProps>>;
