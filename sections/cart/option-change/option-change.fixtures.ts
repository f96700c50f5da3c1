import {
  cartWithLongOption,
  productWithLongOption,
  schoolCartWithMore,
  vestWithMore,
  vestWithName,
} from '../../samples/option-change';
import { schoolCartWithNames } from '../../samples/school-cart';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { OptionChangeProps } from './option-change.data';
import { optionChangeSettings } from './option-change.settings';

const settings = settingsOf(optionChangeSettings);
const query = { product: 'knit-vest', key: 'a1' };
const lines = schoolCartWithNames.detail.products;
const options = vestWithName.options ?? [];

export const optionChangeFixtures = {
  ok: { settings, data: { lines, options }, query },
  /** Two that are not done to it are offered. */
  more: {
    settings,
    data: { lines: schoolCartWithMore.detail.products, options: vestWithMore.options ?? [] },
    query: { product: 'knit-vest', line: 'l1' },
  },
  /** It was taken out of the cart in another tab. */
  empty: { settings, data: { lines: [], options }, query },
  /** The shop does not do it any more. */
  ended: { settings, data: { lines, options: [] }, query },
  long: {
    settings,
    data: { lines: cartWithLongOption.detail.products, options: productWithLongOption.options ?? [] },
    query,
  },
} satisfies Record<string, FixtureOf<OptionChangeProps>>;
