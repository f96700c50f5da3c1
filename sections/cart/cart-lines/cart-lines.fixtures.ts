import type { CartAccessory } from '../../../schemas/cart/cart-line';
import { emptyCart, goodsCart } from '../../samples/cart';
import { longCart, troubledCart, unclaimedCart } from '../../samples/cart-states';
import { noshiCart, sampleDone, withNoshi } from '../../samples/gift-options';
import { schoolCartWithMore } from '../../samples/option-change';
import { schoolCartWithNames } from '../../samples/school-cart';
import { dividedCart } from '../../samples/several-addresses';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { CartLinesProps } from './cart-lines.data';
import { cartLinesSettings } from './cart-lines.settings';

const settings = settingsOf(cartLinesSettings);

/** A name was embroidered into each line, and a hem is not done any more. */
const named: CartAccessory = { ...sampleDone, kind: 'embroidery', name: 'ネーム刺繍', unit_price: 550, subtotal: 550, is_returnable: false }; // prettier-ignore
const gone: CartAccessory = { ...sampleDone, key: 'a2', kind: 'alteration', name: '裾上げ', words: [], fault: '「裾上げ」は、ただいま承っておりません。' }; // prettier-ignore
const doneCart = {
  ...goodsCart,
  detail: {
    ...goodsCart.detail,
    products: goodsCart.detail.products.map((line) => ({ ...line, accessories: [named, gone] })),
  },
};

export const cartLinesFixtures = {
  ok: { settings, data: { cart: goodsCart } },
  places: { settings, data: { cart: dividedCart } },
  noshi: { settings, data: { cart: noshiCart } },
  noshiAtPlaces: { settings, data: { cart: withNoshi(dividedCart) } },
  done: { settings, data: { cart: doneCart } },
  soldWith: { settings, data: { cart: schoolCartWithNames } },
  more: { settings, data: { cart: schoolCartWithMore } },
  empty: { settings, data: { cart: emptyCart } },
  none: { settings, data: { cart: null } },
  expired: { settings, data: { cart: null }, query: { error: 'cart.common.is_expired' } },
  troubled: { settings, data: { cart: troubledCart } },
  ordered: { settings, data: { cart: { ...emptyCart, order_no: '261120-482913' } } },
  orderCancelled: { settings, data: { cart: { ...emptyCart, order_no: '261120-482913', is_order_cancelled: true } } },
  orderedJustNow: {
    settings,
    data: { cart: { ...emptyCart, order_no: '261120-482913', order_id: 'Zr7x-0123456789abcdefAB' } },
  },
  unclaimed: { settings, data: { cart: unclaimedCart } },
  inPayment: { settings, data: { cart: { ...goodsCart, is_in_payment: true } } },
  long: { settings, data: { cart: longCart } },
} satisfies Record<string, FixtureOf<CartLinesProps>>;
