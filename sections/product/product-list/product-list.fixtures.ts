import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { sampleCard, sampleCards, sampleModel } from '../../samples/shop';
import { beyondList, emptyList, fullList, longList, shortList } from '../list/list.fixtures';
import type { ProductListProps } from './product-list.section';
import { productListSettings } from './product-list.settings';

const settings = settingsOf(productListSettings);
const soldOut = sampleCards.map((card) => sampleCard(card.id, { stock_status: 'out' }));

const choice = { ...settings, hasChoice: true };
const chosen = (at: number, own: Parameters<typeof sampleCard>[1]) =>
  sampleCard(at, { product_model: sampleModel, max_quantity: 4, ...own });
const withModels = [
  chosen(1, { name: 'Vネックニットベスト', price_jpy: 5280, has_price_range: true, badges: ['ネーム刺繍可'] }),
  chosen(2, { name: '名札ホルダー', product_model: { axes: [], products: sampleModel.products.slice(0, 1) } }),
  chosen(3, { name: '上履き', stock_status: 'out' }),
];

export const productListFixtures = {
  ok: { settings, data: { products: fullList }, query: { sort: 'new', page: '2' } },
  narrowed: { settings, data: { products: shortList }, query: { tag: 'kuri,winter', maker: 'gone', keyword: '栗' } },
  empty: { settings, data: { products: emptyList }, query: {} },
  emptyNarrowed: { settings, data: { products: emptyList }, query: { keyword: '%', tag: 'kuri' } },
  beyond: { settings, data: { products: beyondList }, query: { page: '99', tag: 'kuri' } },
  choice: { settings: choice, data: { products: { ...shortList, data: withModels } } },
  soldOut: { settings, data: { products: { ...shortList, data: soldOut } } },
  long: { settings, data: { products: longList }, query: { tag: 'long' } },
} satisfies Record<string, FixtureOf<ProductListProps>>;
