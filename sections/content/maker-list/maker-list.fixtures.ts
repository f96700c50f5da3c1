import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { Maker } from '../../../schemas/catalog/catalogue';
import { longWord, samplePicture } from '../../samples/shop';
import type { MakerListProps } from './maker-list.data';
import { makerListSettings } from './maker-list.settings';

const settings = settingsOf(makerListSettings);
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

export const makerListFixtures = {
  ok: { settings, data: { makers: { data: [maker, { ...maker, id: 2, key: 'hatsuse', name: '御菓子司 はつせ庵' }] } } },
  empty: { settings, data: { makers: { data: [] } } },
  long: { settings, data: { makers: { data: [{ ...maker, name: longWord, place: longWord, picture: null }] } } },
} satisfies Record<string, FixtureOf<MakerListProps>>;
