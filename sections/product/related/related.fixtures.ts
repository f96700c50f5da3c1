import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longCard, sampleCard, sampleCards } from '../../samples/shop';
import type { RelatedProps } from './related.data';
import { relatedSettings } from './related.settings';

const settings = settingsOf(relatedSettings);
const soldOut = sampleCard(6, { stock_status: 'out' });

export const relatedFixtures = {
  ok: { settings, data: { products: { data: sampleCards.slice(0, 3) } } },
  empty: { settings, data: { products: { data: [] } } },
  long: { settings, data: { products: { data: [longCard] } } },
  soldOut: { settings, data: { products: { data: [soldOut] } } },
} satisfies Record<string, FixtureOf<RelatedProps>>;
