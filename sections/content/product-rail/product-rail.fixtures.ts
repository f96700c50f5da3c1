import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longCard, longText, longWord, sampleCards } from '../../samples/shop';
import type { ProductRailProps } from './product-rail.data';
import { productRailSettings } from './product-rail.settings';

const settings = settingsOf(productRailSettings);
const collection = {
  alias: 'season',
  title: '栗と、あたたかいお茶',
  lead: '栗の菓子が出そろいました。',
  data: sampleCards,
};

export const productRailFixtures = {
  ok: { settings, data: { collection } },
  empty: { settings, data: { collection: { ...collection, data: [] } } },
  long: { settings, data: { collection: { ...collection, title: longWord, lead: longText, data: [longCard] } } },
} satisfies Record<string, FixtureOf<ProductRailProps>>;
