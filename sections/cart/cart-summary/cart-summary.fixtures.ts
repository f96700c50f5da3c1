import { emptyCart, goodsCart, readyCart } from '../../samples/cart';
import { longCart, troubledCart } from '../../samples/cart-states';
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

/** Two parcels, of which nobody has wished for a day. */
const expectedOn = (cart: Cart, ...days: readonly string[]): Cart => ({
  ...cart,
  detail: {
    ...cart.detail,
    shippings: cart.detail.shippings.map((shipping) => ({
      ...shipping,
      packings: shipping.packings.flatMap((packing) =>
        days.map((day, at) => ({ ...packing, key: `p${at + 1}`, delivery_at: null, expected_at: day })),
      ),
    })),
  },
});

export const cartSummaryFixtures = {
  ok: { settings, data: { cart: goodsCart } },
  nearlyFree: { settings, data: { cart: nearlyFree } },
  giving: { settings, data: { cart: goodsCart, isGiftAllowed: true } },
  ready: { settings, data: { cart: readyCart } },
  expected: { settings, data: { cart: expectedOn(readyCart, '2026-11-28', '2026-11-26') } },
  blocked: { settings, data: { cart: troubledCart } },
  empty: { settings, data: { cart: emptyCart } },
  none: { settings, data: { cart: null } },
  long: { settings, data: { cart: longCart } },
} satisfies Record<string, FixtureOf<CartSummaryProps>>;
