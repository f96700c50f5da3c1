import { emptyCart, goodsCart, readyCart } from '../../samples/cart';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longWord } from '../../samples/shop';
import type { OrdererFormProps } from './orderer-form.data';
import { ordererFormSettings } from './orderer-form.settings';

const settings = settingsOf(ordererFormSettings);
const { orderer } = readyCart;

export const ordererFormFixtures = {
  ok: { settings, data: { cart: readyCart } },
  empty: { settings, data: { cart: goodsCart } },
  none: { settings, data: { cart: null } },
  long: {
    settings: settingsOf(ordererFormSettings, { note: 'ご注文の確認メールをお送りします。' }),
    data: { cart: { ...emptyCart, orderer: orderer && { ...orderer, city: longWord, address2: longWord } } },
  },
} satisfies Record<string, FixtureOf<OrdererFormProps>>;
