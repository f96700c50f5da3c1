import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { sampleCard, sampleCards } from '../../samples/shop';
import { beyondList, emptyList, fullList, longList, shortList } from '../list/list.fixtures';
import type { ProductListProps } from './product-list.data';
import { productListSettings } from './product-list.settings';

const settings = settingsOf(productListSettings);
const soldOut = sampleCards.map((card) => sampleCard(card.id, { stock_status: 'out' }));

const choice = { ...settings, hasChoice: true };
const ofAxes = (at: number, own: Parameters<typeof sampleCard>[1]) =>
  sampleCard(at, { axes: ['色', 'サイズ'], sku_id: null, ...own });
const withChoices = [
  ofAxes(1, { name: 'Vネックニットベスト', price_jpy: 5280, has_price_range: true, badges: ['ネーム刺繍可'] }),
  ofAxes(2, { name: '名札ホルダー', axes: [], sku_id: 1 }),
  ofAxes(3, { name: '上履き', stock_status: 'out' }),
  sampleCard(4, { name: '通学かばん' }),
];

export const productListFixtures = {
  ok: { settings, data: { products: fullList }, query: { sort: 'new', page: '2' } },
  narrowed: { settings, data: { products: shortList }, query: { tag: 'kuri,winter', maker: 'gone', keyword: '栗' } },
  empty: { settings, data: { products: emptyList }, query: {} },
  emptyNarrowed: { settings, data: { products: emptyList }, query: { keyword: '%', tag: 'kuri' } },
  emptySearch: { settings, data: { products: emptyList }, query: { keyword: '湯のみ　羽二重', sort: 'new' } },
  beyond: { settings, data: { products: beyondList }, query: { page: '99', tag: 'kuri' } },
  choice: { settings: choice, data: { products: { ...shortList, data: withChoices } } },
  soldOut: { settings, data: { products: { ...shortList, data: soldOut } } },
  long: { settings, data: { products: longList }, query: { tag: 'long' } },
} satisfies Record<string, FixtureOf<ProductListProps>>;
