import { emptyCart, goodsCart, readyCart, senderCart } from '../../samples/cart';
import { longCart, troubledCart } from '../../samples/cart-states';
import { walletCart } from '../../samples/payments';
import type { Cart } from '../../../schemas/cart/cart';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { dividedCart } from '../../samples/several-addresses';
import { longText } from '../../samples/shop';
import type { ConfirmationProps } from './confirmation.data';
import { confirmationSettings } from './confirmation.settings';

const settings = settingsOf(confirmationSettings);
const toOrderer = {
  ...readyCart,
  detail: {
    ...readyCart.detail,
    shippings: readyCart.detail.shippings.map((shipping) => ({
      ...shipping,
      is_orderer: true,
      address: null,
      packings: shipping.packings.map((packing) => ({ ...packing, delivery_at: null })),
    })),
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

const earliest = Object.fromEntries(
  readyCart.detail.shippings.flatMap(({ packings }) => packings.map(({ key }) => [key, '2026-11-26'])),
);

export const confirmationFixtures = {
  ok: { settings, data: { cart: readyCart, earliest } },
  inPayment: { settings, data: { cart: { ...readyCart, is_in_payment: true }, earliest } },
  wallet: { settings, data: { cart: walletCart, earliest } },
  walletLeft: { settings, data: { cart: walletCart, earliest }, query: { error: 'payment.left_open' } },
  unpaid: { settings, data: { cart: { ...readyCart, payment_error: 'payment.challenge_failed' }, earliest } },
  places: { settings, data: { cart: dividedCart, earliest } },
  sender: { settings, data: { cart: senderCart, earliest } },
  toOrderer: { settings, data: { cart: toOrderer, earliest } },
  period: {
    settings: settingsOf(confirmationSettings, { applicationPeriod: '2026年12月10日(木)まで承ります。' }),
    data: { cart: readyCart, earliest },
  },
  dearer: { settings, data: { cart: dearer, earliest } },
  blocked: { settings, data: { cart: troubledCart, earliest } },
  emptied: { settings, data: { cart: emptyCart, earliest } },
  none: { settings, data: { cart: null, earliest } },
  long: { settings: settingsOf(confirmationSettings, { cancellation: longText }), data: { cart: longCart, earliest } },
} satisfies Record<string, FixtureOf<ConfirmationProps>>;
