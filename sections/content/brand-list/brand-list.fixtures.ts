import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longWord } from '../../samples/shop';
import type { BrandListProps } from './brand-list.data';
import { brandListSettings } from './brand-list.settings';

const settings = settingsOf(brandListSettings);

export const brandListFixtures = {
  ok: {
    settings,
    data: {
      brands: {
        data: [
          { id: 1, key: 'zeze', name: '膳所', kana: 'ゼゼ' },
          { id: 2, key: 'asahi', name: '旭', kana: 'アサヒ' },
        ],
      },
    },
  },
  empty: { settings, data: { brands: { data: [] } } },
  long: { settings, data: { brands: { data: [{ id: 1, key: 'long', name: longWord, kana: longWord }] } } },
} satisfies Record<string, FixtureOf<BrandListProps>>;
