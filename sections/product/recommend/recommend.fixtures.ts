import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longCard, sampleCard, sampleCards } from '../../samples/shop';
import type { RecommendProps } from './recommend.data';
import { recommendSettings } from './recommend.settings';

const settings = settingsOf(recommendSettings);
const soldOut = sampleCard(6, { stock_status: 'out' });

export const recommendFixtures = {
  ok: {
    settings,
    data: { products: { data: sampleCards.slice(0, 3) }, accessories: { data: sampleCards.slice(3, 5) } },
  },
  empty: { settings, data: { products: { data: [] }, accessories: { data: [] } } },
  long: { settings, data: { products: { data: [longCard] }, accessories: { data: [] } } },
  both: {
    settings,
    data: { products: { data: sampleCards.slice(0, 3) }, accessories: { data: sampleCards.slice(1, 4) } },
  },
  soldOut: { settings, data: { products: { data: [soldOut] }, accessories: { data: [] } } },
} satisfies Record<string, FixtureOf<RecommendProps>>;
