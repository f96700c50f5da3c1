import { settingsOf, type FixtureOf } from '../../samples/fixture';
import {
  leftOutGift,
  longReceivedGift,
  othersGift,
  receivedGift,
  sampleGiftToken,
  sentGift,
} from '../../samples/gifts';
import { longText, longWord } from '../../samples/shop';
import type { GiftCompleteProps } from './gift-complete.data';
import { giftCompleteSettings } from './gift-complete.settings';

const settings = settingsOf(giftCompleteSettings);
const params = { key: sampleGiftToken };

export const giftCompleteFixtures = {
  ok: { settings, data: { gift: receivedGift }, params },
  sent: { settings, data: { gift: sentGift }, params },
  leftOut: { settings, data: { gift: leftOutGift }, params },
  others: { settings, data: { gift: othersGift }, params },
  empty: { settings, data: { gift: { ...receivedGift, delivery_at: null, delivery_timezone_key: 'none' } }, params },
  long: {
    settings: settingsOf(giftCompleteSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { gift: longReceivedGift },
    params,
  },
} satisfies Record<string, FixtureOf<GiftCompleteProps>>;
