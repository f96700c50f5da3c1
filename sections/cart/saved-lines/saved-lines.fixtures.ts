import { emptyCart, goodsCart } from '../../samples/cart';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { SavedLinesProps } from './saved-lines.data';
import { savedLinesSettings } from './saved-lines.settings';

const settings = settingsOf(savedLinesSettings);

export const savedLinesFixtures = {
  ok: { settings, data: { cart: goodsCart } },
  empty: { settings, data: { cart: emptyCart } },
  none: { settings, data: { cart: null } },
} satisfies Record<string, FixtureOf<SavedLinesProps>>;
