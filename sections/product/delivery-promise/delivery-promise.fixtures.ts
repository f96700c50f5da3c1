import type { DeliveryPromise } from '../../../schemas/delivery/delivery.calls';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText } from '../../samples/shop';
import type { DeliveryPromiseProps } from './delivery-promise.data';
import { deliveryPromiseSettings } from './delivery-promise.settings';

const settings = settingsOf(deliveryPromiseSettings);
const promise: DeliveryPromise = {
  earliest: '2026-11-26',
  order_before: '2026-11-21T03:00:00.000Z',
  later_in: ['北海道', '沖縄県'],
  later_with: [],
  note: '発送の準備に3営業日いただきます。',
};

export const deliveryPromiseFixtures = {
  ok: { settings, data: { promise } },
  /** Everywhere alike, until midnight. */
  plain: {
    settings,
    data: { promise: { ...promise, order_before: '2026-11-20T15:00:00.000Z', later_in: [], note: null } },
  },
  options: {
    settings,
    data: {
      promise: {
        ...promise,
        later_with: [
          {
            ...{ keys: ['hem'], names: ['裾上げ'], earliest: '2026-11-28' },
            note: '発送の準備に5営業日いただきます。',
          },
          {
            ...{ keys: ['chest', 'inside'], names: ['ネーム刺繍（胸）', 'ネーム刺繍（裏地）'], earliest: '2026-12-03' },
            note: '発送の準備に8営業日いただきます。',
          },
        ],
      },
    },
  },
  /** Some of what can be chosen is got or made when somebody buys it. */
  ordered: {
    settings,
    data: {
      promise: {
        ...promise,
        later_of: [
          {
            ...{ from_pieces: 1, variants: [{ 色: '灰', サイズ: 'M' }], earliest: '2026-12-07' },
            note: '商品のご用意に10日ほど、発送の準備に3営業日いただきます。',
            later_with: [
              {
                ...{ keys: ['hem'], names: ['裾上げ'], earliest: '2026-12-10' },
                note: '商品のご用意に10日ほど、発送の準備に5営業日いただきます。',
              },
            ],
          },
          {
            ...{ from_pieces: 3, variants: [{ 色: '紺', サイズ: 'M' }], earliest: '2026-12-07' },
            note: '商品のご用意に10日ほど、発送の準備に3営業日いただきます。',
            later_with: [],
          },
        ],
      },
    },
  },
  /** Some of what can be chosen cannot be had. */
  partly: {
    settings,
    data: {
      promise: {
        ...promise,
        available: [
          { 色: '紺', サイズ: 'M' },
          { 色: '灰', サイズ: 'M' },
          { 色: '灰', サイズ: 'S' },
        ],
      },
    },
  },
  soldOut: { settings, data: { promise: { ...promise, earliest: null } } },
  long: {
    settings: settingsOf(deliveryPromiseSettings, { note: longText.slice(0, 120) }),
    data: {
      promise: {
        ...promise,
        later_in: [
          '北海道', '青森県', '福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県', '鹿児島県', '沖縄県', '高知県',
        ], // prettier-ignore
        note: longText.slice(0, 200),
      },
    },
  },
} satisfies Record<string, FixtureOf<DeliveryPromiseProps>>;
