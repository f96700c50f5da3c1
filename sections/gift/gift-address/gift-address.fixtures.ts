import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { leftShipping, longShipping, sampleGiftToken, toldShipping, untoldShipping } from '../../samples/gifts';
import { longText, longWord } from '../../samples/shop';
import type { GiftAddressProps } from './gift-address.data';
import { giftAddressSettings } from './gift-address.settings';

const settings = settingsOf(giftAddressSettings);
const params = { key: sampleGiftToken };

export const giftAddressFixtures = {
  ok: { settings, data: { shipping: toldShipping }, params },
  empty: { settings, data: { shipping: untoldShipping }, params },
  unserved: { settings, data: { shipping: leftShipping }, params, query: { error: 'gift.not-served' } },
  /** The address names no gift. */
  open: { settings, data: { shipping: null } },
  long: {
    settings: settingsOf(giftAddressSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { shipping: longShipping },
    params,
  },
} satisfies Record<string, FixtureOf<GiftAddressProps>>;
