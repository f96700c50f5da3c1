import { emptyCart, goodsCart, longCart, readyCart, troubledCart } from '../../samples/cart';
import type { Cart } from '../../../schemas/entities/cart';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText } from '../../samples/shop';
import type { ConfirmationProps } from './confirmation.section';
import { confirmationSettings } from './confirmation.settings';

const settings = settingsOf(confirmationSettings);
const toOrderer = {
  ...readyCart,
  detail: {
    ...readyCart.detail,
    shippings: readyCart.detail.shippings.map((shipping) => ({ ...shipping, is_orderer: true, address: null })),
  },
};

const dearer: Cart = {
  ...readyCart,
  next_step: null,
  detail: {
    ...readyCart.detail,
    products: goodsCart.detail.products.map((line, at) => ({
      ...line,
      issue: at > 0 ? null : { code: 'price_changed', message: '価格が変わりました。', is_blocking: true },
    })),
  },
};

export const confirmationFixtures = {
  ok: { settings, data: { cart: readyCart } },
  toOrderer: { settings, data: { cart: toOrderer } },
  period: {
    settings: settingsOf(confirmationSettings, { applicationPeriod: '2026年12月10日(木)まで承ります。' }),
    data: { cart: readyCart },
  },
  dearer: { settings, data: { cart: dearer } },
  blocked: { settings, data: { cart: troubledCart } },
  empty: { settings, data: { cart: emptyCart } },
  none: { settings, data: { cart: null } },
  long: { settings: settingsOf(confirmationSettings, { cancellation: longText }), data: { cart: longCart } },
} satisfies Record<string, FixtureOf<ConfirmationProps>>;
