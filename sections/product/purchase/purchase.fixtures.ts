import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { Product } from '../../../schemas/catalog/product';
import {
  longProduct,
  namedProduct,
  plainProduct,
  sampleProduct,
  sizedProduct,
  soldOutProduct,
  soldWithProduct,
} from '../../samples/product';
import { purchaseData, type PurchaseProps } from './purchase.data';
import { purchaseSettings } from './purchase.settings';

const settings = settingsOf(purchaseSettings);
const of = (product: Product): PurchaseProps['data'] => {
  if (!purchaseData.select) throw new Error('purchase selects what goes to the browser');
  return purchaseData.select({ product });
};

export const purchaseFixtures = {
  ok: { settings, data: of(sampleProduct) },
  twoAxes: { settings, data: of(sizedProduct) },
  withOptions: { settings, data: of(namedProduct) },
  soldWith: { settings, data: of(soldWithProduct) },
  empty: { settings, data: of(plainProduct) },
  soldOut: { settings, data: of(soldOutProduct) },
  long: { settings: settingsOf(purchaseSettings, { note: 'のし・包装を承ります。' }), data: of(longProduct) },
} satisfies Record<string, FixtureOf<PurchaseProps>>;
