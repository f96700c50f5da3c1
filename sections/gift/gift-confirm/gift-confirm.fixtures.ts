import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { chosenShipping, longGift, longShipping, sampleGiftToken, silentGift, waitingGift } from '../../samples/gifts';
import { longText, longWord } from '../../samples/shop';
import type { GiftConfirmProps } from './gift-confirm.data';
import { giftConfirmSettings } from './gift-confirm.settings';

const settings = settingsOf(giftConfirmSettings);
const params = { key: sampleGiftToken };

export const giftConfirmFixtures = {
  ok: { settings, data: { gift: waitingGift, shipping: chosenShipping }, params },
  empty: { settings, data: { gift: silentGift, shipping: chosenShipping }, params },
  long: {
    settings: settingsOf(giftConfirmSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { gift: longGift, shipping: longShipping },
    params,
  },
} satisfies Record<string, FixtureOf<GiftConfirmProps>>;
