import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longProduct, plainProduct, sizedProduct } from '../../samples/product';
import type { SizeTableProps } from './size-table.data';
import { sizeTableSettings } from './size-table.settings';

const settings = settingsOf(sizeTableSettings);

export const sizeTableFixtures = {
  ok: { settings, data: { product: sizedProduct } },
  empty: { settings, data: { product: plainProduct } },
  long: { settings, data: { product: longProduct } },
} satisfies Record<string, FixtureOf<SizeTableProps>>;
