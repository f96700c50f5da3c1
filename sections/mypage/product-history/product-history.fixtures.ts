import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { sampleViews } from '../../samples/member';
import { longCard, longText, longWord } from '../../samples/shop';
import type { ProductHistoryProps } from './product-history.data';
import { productHistorySettings } from './product-history.settings';

const settings = settingsOf(productHistorySettings);
const longView = { id: 9, product_id: longCard.id, product: longCard, viewed_at: '2026-11-20T01:00:00.000Z' };

export const productHistoryFixtures = {
  ok: { settings, data: { viewed: { data: [...sampleViews] } } },
  removed: { settings, data: { viewed: { data: sampleViews.slice(1, 3) } }, query: { removed: '1' } },
  empty: { settings, data: { viewed: { data: [] } } },
  long: {
    settings: settingsOf(productHistorySettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { viewed: { data: [longView] } },
  },
} satisfies Record<string, FixtureOf<ProductHistoryProps>>;
