import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longProduct, plainProduct, sampleProduct, sizedProduct, soldOutProduct } from '../../samples/product';
import type { ProductChoiceProps } from './product-choice.data';
import { productChoiceSettings } from './product-choice.settings';

const settings = settingsOf(productChoiceSettings);

export const productChoiceFixtures = {
  ok: { settings, data: { product: sizedProduct } },
  oneAxis: { settings, data: { product: sampleProduct } },
  plain: { settings, data: { product: plainProduct } },
  empty: { settings, data: { product: soldOutProduct } },
  long: { settings, data: { product: longProduct } },
} satisfies Record<string, FixtureOf<ProductChoiceProps>>;
