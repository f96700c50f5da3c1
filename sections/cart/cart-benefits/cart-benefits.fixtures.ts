import type { Cart } from '../../../schemas/cart/cart';
import { emptyCart, goodsCart } from '../../samples/cart';
import { loweredCart } from '../../samples/cart-states';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longWord } from '../../samples/shop';
import type { CartBenefitsProps } from './cart-benefits.data';
import { cartBenefitsSettings } from './cart-benefits.settings';

const settings = settingsOf(cartBenefitsSettings);
const cartWith = (detail: Partial<Cart['detail']>): Cart => ({
  ...goodsCart,
  detail: { ...goodsCart.detail, ...detail },
});
const points = { balance: 1250, wished: 0, earned: 139 };
const [used] = loweredCart.detail.coupons;
const [, least] = loweredCart.detail.offered_coupons ?? [];

export const cartBenefitsFixtures = {
  ok: {
    settings,
    data: { cart: loweredCart },
  },
  guest: { settings, data: { cart: goodsCart } },
  carriage: {
    settings,
    data: {
      cart: cartWith({
        coupons: [
          { code: 'CARRIAGE', name: '送料無料クーポン', amount: 770, is_free_carriage: true },
          ...(least ? [least] : []),
        ],
        order: { ...goodsCart.detail.order, total_discount: 770 },
      }),
    },
  },
  paidByPoints: {
    settings,
    data: {
      cart: cartWith({
        points: { ...points, wished: 1000 },
        order: { ...goodsCart.detail.order, total_points: 1000 },
      }),
    },
  },
  empty: { settings, data: { cart: emptyCart } },
  none: { settings, data: { cart: null } },
  long: {
    settings,
    data: {
      cart: cartWith({
        coupons: used ? [{ ...used, name: longWord.slice(0, 40) }] : [],
        offered_coupons: least ? [{ ...least, name: longWord.slice(0, 40) }] : [],
        points: { balance: 1_000_000_000, wished: 0, earned: 0 },
      }),
    },
  },
} satisfies Record<string, FixtureOf<CartBenefitsProps>>;
