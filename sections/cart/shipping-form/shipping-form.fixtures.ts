import type { Cart } from '../../../schemas/cart/cart';
import { goodsCart, sampleAddress } from '../../samples/cart';
import { longAddress, sampleAddresses } from '../../samples/book';
import { giftCart, longGiftCart } from '../../samples/gifts';
import { dividedCart, homeCart, undividedCart } from '../../samples/several-addresses';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longWord } from '../../samples/shop';
import type { ShippingFormProps } from './shipping-form.data';
import { shippingFormSettings } from './shipping-form.settings';

const settings = settingsOf(shippingFormSettings);

const sentTo = (address: typeof sampleAddress): Cart => ({
  ...goodsCart,
  detail: {
    ...goodsCart.detail,
    shippings: goodsCart.detail.shippings.map((shipping) => ({ ...shipping, is_orderer: false, address })),
  },
});

const of = (cart: Cart | null, query: Readonly<Record<string, string>> = {}, isMultipleAllowed = true) => ({
  settings,
  data: { cart, isMultipleAllowed, isGiftAllowed: true, book: [], hasRoom: false },
  query,
});

const longPlace = { ...sampleAddress, shipping_last_name: longWord.slice(0, 50), address1: longWord };
const [home, away] = dividedCart.detail.shippings;
const longPlaces: Cart = {
  ...dividedCart,
  detail: {
    ...dividedCart.detail,
    products: dividedCart.detail.products.map((line) => ({
      ...line,
      product_info: { ...line.product_info, name: longWord, options: [longWord] },
    })),
    shippings: home && away ? [home, { ...away, address: longPlace }] : [],
  },
};

const further = of(sentTo(sampleAddress), { shipping: 'new' });
const keeping = { book: [...sampleAddresses], hasRoom: true };

export const shippingFormFixtures = {
  ok: of(sentTo(sampleAddress)),
  empty: of(goodsCart, {}, false),
  none: of(null),
  division: of(dividedCart),
  /** One address was just added, and has nothing yet. */
  undivided: of(undividedCart),
  begun: of(homeCart, { divide: '1' }),
  further,
  /** Of a member who keeps addresses. */
  book: { ...further, data: { ...further.data, ...keeping } },
  longBook: { ...further, data: { ...further.data, book: [longAddress] } },
  oneOfBook: { ...of(goodsCart), data: { ...of(goodsCart).data, ...keeping } },
  changed: of(dividedCart, { shipping: 's4' }),
  /** The shop has taken back that it sends to several. */
  forbidden: of(dividedCart, {}, false),
  longPlaces: of(longPlaces),
  gift: of(giftCart),
  giftBegun: of(goodsCart, { gift: '1' }),
  giftLong: of(longGiftCart),
  /** The shop has taken back that it sends gifts. */
  giftForbidden: {
    settings,
    data: { cart: giftCart, isMultipleAllowed: true, isGiftAllowed: false, book: [], hasRoom: false },
  },
  long: {
    settings: settingsOf(shippingFormSettings, { note: '配送業者が読み取れるようにご記入ください。' }),
    data: {
      cart: sentTo({ ...sampleAddress, address1: longWord, address2: longWord }),
      isMultipleAllowed: true,
      isGiftAllowed: false,
      book: [],
      hasRoom: false,
    },
  },
} satisfies Record<string, FixtureOf<ShippingFormProps>>;
