import { goodsCart, readyCart } from '../../samples/cart';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { CheckoutStepsProps } from './checkout-steps.data';
import { checkoutStepsSettings } from './checkout-steps.settings';

const settings = settingsOf(checkoutStepsSettings);

export const checkoutStepsFixtures = {
  ok: { settings, data: { cart: { ...goodsCart, next_step: 'payment' } } },
  first: { settings, data: { cart: goodsCart } },
  address: { settings, data: { cart: { ...goodsCart, next_step: 'shipping' } } },
  ready: { settings, data: { cart: readyCart } },
  none: { settings, data: { cart: null } },
} satisfies Record<string, FixtureOf<CheckoutStepsProps>>;
