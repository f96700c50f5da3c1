import { emptyCart, goodsCart, longCart, troubledCart } from '../../samples/cart';
import { dividedCart } from '../../samples/several-addresses';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { CartLinesProps } from './cart-lines.data';
import { cartLinesSettings } from './cart-lines.settings';

const settings = settingsOf(cartLinesSettings);

export const cartLinesFixtures = {
  ok: { settings, data: { cart: goodsCart } },
  places: { settings, data: { cart: dividedCart } },
  empty: { settings, data: { cart: emptyCart } },
  none: { settings, data: { cart: null } },
  expired: { settings, data: { cart: null }, query: { error: 'cart.common.is_expired' } },
  troubled: { settings, data: { cart: troubledCart } },
  ordered: { settings, data: { cart: { ...emptyCart, order_no: '261120-482913' } } },
  orderedJustNow: {
    settings,
    data: { cart: { ...emptyCart, order_no: '261120-482913', order_id: 'Zr7x-0123456789abcdefAB' } },
  },
  inPayment: { settings, data: { cart: { ...goodsCart, is_in_payment: true } } },
  long: { settings, data: { cart: longCart } },
} satisfies Record<string, FixtureOf<CartLinesProps>>;
