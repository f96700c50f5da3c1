import { ordererTextsOf } from '../../../src/domain/own-orderer';
import { emptyCart, goodsCart, readyCart } from '../../samples/cart';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { sampleUser } from '../../samples/member';
import { longWord } from '../../samples/shop';
import type { OrdererFormProps } from './orderer-form.data';
import { ordererFormSettings } from './orderer-form.settings';

const settings = settingsOf(ordererFormSettings);
const { orderer } = readyCart;

export const ordererFormFixtures = {
  ok: { settings, data: { cart: readyCart, own: null } },
  empty: { settings, data: { cart: goodsCart, own: null } },
  own: { settings, data: { cart: goodsCart, own: ordererTextsOf(sampleUser) } },
  none: { settings, data: { cart: null, own: null } },
  long: {
    settings: settingsOf(ordererFormSettings, { note: 'ご注文の確認メールをお送りします。' }),
    data: { cart: { ...emptyCart, orderer: orderer && { ...orderer, city: longWord, address2: longWord } }, own: null },
  },
} satisfies Record<string, FixtureOf<OrdererFormProps>>;
