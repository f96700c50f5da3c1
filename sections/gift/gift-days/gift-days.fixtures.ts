import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { chosenShipping, giftLeadTimes, longShipping, sampleGiftToken, toldShipping } from '../../samples/gifts';
import { longText, longWord } from '../../samples/shop';
import type { GiftDaysProps } from './gift-days.data';
import { giftDaysSettings } from './gift-days.settings';

const settings = settingsOf(giftDaysSettings);
const params = { key: sampleGiftToken };
const days = giftLeadTimes[0] ?? null;

export const giftDaysFixtures = {
  ok: { settings, data: { shipping: toldShipping, days }, params },
  chosen: { settings, data: { shipping: chosenShipping, days }, params },
  /** Nobody knows the days just now: it comes as early as possible. */
  empty: { settings, data: { shipping: toldShipping, days: null }, params },
  gone: { settings, data: { shipping: chosenShipping, days }, params, query: { error: 'gift.delivery.not-possible' } },
  long: {
    settings: settingsOf(giftDaysSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { shipping: longShipping, days: days && { ...days, note: longText } },
    params,
  },
} satisfies Record<string, FixtureOf<GiftDaysProps>>;
