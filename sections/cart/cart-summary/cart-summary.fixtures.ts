import { emptyCart, goodsCart, longCart, readyCart, troubledCart } from '../../samples/cart';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { Cart } from '../../../schemas/cart/cart';
import type { CartSummaryProps } from './cart-summary.data';
import { cartSummarySettings } from './cart-summary.settings';

const settings = settingsOf(cartSummarySettings);
const nearlyFree: Cart = {
  ...goodsCart,
  detail: {
    ...goodsCart.detail,
    shippings: goodsCart.detail.shippings.map((shipping) => ({ ...shipping, free_carriage_in: 1016 })),
  },
};

export const cartSummaryFixtures = {
  ok: { settings, data: { cart: goodsCart } },
  nearlyFree: { settings, data: { cart: nearlyFree } },
  ready: { settings, data: { cart: readyCart } },
  blocked: { settings, data: { cart: troubledCart } },
  empty: { settings, data: { cart: emptyCart } },
  none: { settings, data: { cart: null } },
  long: { settings, data: { cart: longCart } },
} satisfies Record<string, FixtureOf<CartSummaryProps>>;
