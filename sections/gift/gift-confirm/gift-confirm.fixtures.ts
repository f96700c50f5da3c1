import { settingsOf, type FixtureOf } from '../../samples/fixture';
import {
  chosenShipping,
  giftLeadTimes,
  longGift,
  longShipping,
  sampleGiftToken,
  silentGift,
  toldShipping,
  waitingGift,
} from '../../samples/gifts';
import { longText, longWord } from '../../samples/shop';
import type { GiftConfirmProps } from './gift-confirm.data';
import { giftConfirmSettings } from './gift-confirm.settings';

const settings = settingsOf(giftConfirmSettings);
const firstDay = giftLeadTimes[0]?.dates[0] ?? null;
const params = { key: sampleGiftToken };

export const giftConfirmFixtures = {
  ok: { settings, data: { gift: waitingGift, shipping: chosenShipping, firstDay }, params },
  empty: { settings, data: { gift: silentGift, shipping: chosenShipping, firstDay: null }, params },
  soon: { settings, data: { gift: waitingGift, shipping: toldShipping, firstDay }, params },
  long: {
    settings: settingsOf(giftConfirmSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { gift: longGift, shipping: longShipping, firstDay },
    params,
  },
} satisfies Record<string, FixtureOf<GiftConfirmProps>>;
