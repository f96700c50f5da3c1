import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longProduct, plainProduct, sampleProduct, sizedProduct, soldOutProduct } from '../../samples/product';
import type { StockProps } from './stock.data';
import { stockSettings } from './stock.settings';

const settings = settingsOf(stockSettings);

export const stockFixtures = {
  ok: { settings, data: { product: sampleProduct } },
  matrix: { settings, data: { product: sizedProduct } },
  empty: { settings, data: { product: plainProduct } },
  long: { settings, data: { product: longProduct } },
  soldOut: { settings, data: { product: soldOutProduct } },
} satisfies Record<string, FixtureOf<StockProps>>;
