import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { Maker } from '../../../schemas/catalog/catalogue';
import { longCard, longText, longWord, sampleCards, samplePicture } from '../../samples/shop';
import type { MakerDetailProps } from './maker-detail.data';
import { makerDetailSettings } from './maker-detail.settings';

const settings = settingsOf(makerDetailSettings);
const maker: Maker = {
  id: 1,
  key: 'yamagara',
  name: '栗舎 やまがら',
  kana: 'クリヤ ヤマガラ',
  place: '岐阜県恵那市',
  story: '恵那の山あいで、栗菓子だけをつくっています。\n栗のない季節は店を閉めます。',
  picture: samplePicture('maker', '銅の鍋と竹の匙', 1200, 900),
  product_count: 3,
};

export const makerDetailFixtures = {
  ok: {
    settings,
    data: { maker, products: { data: sampleCards, facets: [], page: { total: 31, per: 24, last: 2, current: 1 } } },
  },
  empty: {
    settings,
    data: {
      maker: { ...maker, picture: null, story: '' },
      products: { data: [], facets: [], page: { total: 0, per: 24, last: 1, current: 1 } },
    },
  },
  long: {
    settings,
    data: {
      maker: { ...maker, name: longWord, place: longWord, story: longText },
      products: { data: [longCard], facets: [], page: { total: 1, per: 24, last: 1, current: 1 } },
    },
  },
} satisfies Record<string, FixtureOf<MakerDetailProps>>;
