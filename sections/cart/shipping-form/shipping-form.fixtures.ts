import type { Cart } from '../../../schemas/entities/cart';
import { goodsCart, sampleAddress } from '../../samples/cart';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longWord } from '../../samples/shop';
import type { ShippingFormProps } from './shipping-form.section';
import { shippingFormSettings } from './shipping-form.settings';

const settings = settingsOf(shippingFormSettings);

const sentTo = (address: typeof sampleAddress): Cart => ({
  ...goodsCart,
  detail: {
    ...goodsCart.detail,
    shippings: goodsCart.detail.shippings.map((shipping) => ({ ...shipping, is_orderer: false, address })),
  },
});

export const shippingFormFixtures = {
  ok: { settings, data: { cart: sentTo(sampleAddress) } },
  empty: { settings, data: { cart: goodsCart } },
  none: { settings, data: { cart: null } },
  long: {
    settings: settingsOf(shippingFormSettings, { note: '配送業者が読み取れるようにご記入ください。' }),
    data: { cart: sentTo({ ...sampleAddress, address1: longWord, address2: longWord }) },
  },
} satisfies Record<string, FixtureOf<ShippingFormProps>>;
