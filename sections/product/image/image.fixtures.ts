import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longProduct, plainProduct, sampleProduct, soldOutProduct } from '../../samples/product';
import type { ImageProps } from './image.data';
import { imageSettings } from './image.settings';

const settings = settingsOf(imageSettings);

export const imageFixtures = {
  ok: { settings, data: { product: sampleProduct } },
  bare: { settings: settingsOf(imageSettings, { showThumbnails: false }), data: { product: sampleProduct } },
  empty: { settings, data: { product: plainProduct } },
  long: { settings, data: { product: longProduct } },
  soldOut: { settings, data: { product: soldOutProduct } },
} satisfies Record<string, FixtureOf<ImageProps>>;
