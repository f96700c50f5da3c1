import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longProduct, plainProduct, sampleProduct, soldOutProduct } from '../../samples/product';
import type { DataProps } from './data.data';
import { dataSettings } from './data.settings';

const settings = settingsOf(dataSettings);

export const dataFixtures = {
  ok: { settings, data: { product: sampleProduct } },
  empty: { settings, data: { product: plainProduct } },
  long: { settings, data: { product: longProduct } },
  soldOut: { settings, data: { product: soldOutProduct } },
} satisfies Record<string, FixtureOf<DataProps>>;
