import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longProduct, plainProduct, sampleProduct, soldOutProduct } from '../../samples/product';
import type { DetailProps } from './detail.data';
import { detailSettings } from './detail.settings';

const settings = settingsOf(detailSettings);

export const detailFixtures = {
  ok: { settings, data: { product: sampleProduct } },
  whole: { settings: settingsOf(detailSettings, { withOverview: true }), data: { product: sampleProduct } },
  empty: { settings, data: { product: plainProduct } },
  long: { settings, data: { product: longProduct } },
  soldOut: { settings, data: { product: soldOutProduct } },
} satisfies Record<string, FixtureOf<DetailProps>>;
