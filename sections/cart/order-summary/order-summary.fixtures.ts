import { emptyCart, goodsCart } from '../../samples/cart';
import { longCart } from '../../samples/cart-states';
import { dividedCart } from '../../samples/several-addresses';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { OrderSummaryProps } from './order-summary.data';
import { orderSummarySettings } from './order-summary.settings';

const settings = settingsOf(orderSummarySettings);

export const orderSummaryFixtures = {
  ok: { settings, data: { cart: goodsCart } },
  places: { settings, data: { cart: dividedCart } },
  empty: { settings, data: { cart: emptyCart } },
  none: { settings, data: { cart: null } },
  long: { settings, data: { cart: longCart } },
} satisfies Record<string, FixtureOf<OrderSummaryProps>>;
