import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longProduct, plainProduct, sampleProduct, soldOutProduct } from '../../samples/product';
import type { OverviewProps } from './overview.data';
import { overviewSettings } from './overview.settings';

const settings = settingsOf(overviewSettings);

export const overviewFixtures = {
  ok: { settings, data: { product: sampleProduct } },
  short: { settings: settingsOf(overviewSettings, { isShort: true }), data: { product: sampleProduct } },
  empty: { settings: settingsOf(overviewSettings, { isShort: true }), data: { product: plainProduct } },
  long: { settings, data: { product: longProduct } },
  soldOut: { settings, data: { product: soldOutProduct } },
} satisfies Record<string, FixtureOf<OverviewProps>>;
