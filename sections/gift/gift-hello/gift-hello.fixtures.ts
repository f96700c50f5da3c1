import { settingsOf, type FixtureOf } from '../../samples/fixture';
import {
  cancelledGift,
  expiredGift,
  longGift,
  sampleGiftToken,
  schoolGift,
  silentGift,
  takenGift,
  waitingGift,
} from '../../samples/gifts';
import type { GiftHelloProps } from './gift-hello.data';
import { giftHelloSettings } from './gift-hello.settings';

const settings = settingsOf(giftHelloSettings);
const of = (gift: GiftHelloProps['data']['gift']) => ({ settings, data: { gift }, params: { key: sampleGiftToken } });

export const giftHelloFixtures = {
  ok: of(waitingGift),
  empty: of(silentGift),
  school: of(schoolGift),
  received: of(takenGift),
  expired: of(expiredGift),
  cancelled: of(cancelledGift),
  unknown: of(null),
  long: {
    ...of(longGift),
    settings: settingsOf(giftHelloSettings, { note: 'お届けは常温便と冷蔵便に分かれることがあります。' }),
  },
} satisfies Record<string, FixtureOf<GiftHelloProps>>;
