import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { Banner } from '../../../schemas/content/content';
import { longText, longWord, samplePicture } from '../../samples/shop';
import type { HeroProps } from './hero.data';
import { heroSettings } from './hero.settings';

const settings = settingsOf(heroSettings);
const banner: Banner = {
  id: 1,
  area: 'top-hero',
  is_show: true,
  title: '栗の、終わりのころ。',
  lead: '新栗の菓子は十二月のなかばまで。',
  vertical: '山の実りを、ひと匙ずつ。',
  url: '/product?collection=season',
  picture: samplePicture('hero', '青磁の皿に盛った栗きんとんと、急須', 1600, 900),
  picture_portrait: samplePicture('hero-portrait', '青磁の皿に盛った栗きんとん'),
};

export const heroFixtures = {
  ok: { settings, data: { banners: { data: [banner] } } },
  several: {
    settings: settingsOf(heroSettings, {
      checklist: [
        { label: '制服', url: '/product?category=uniform' },
        { label: '体操服', url: '/product?category=gym' },
      ],
    }),
    data: { banners: { data: [banner, { ...banner, id: 2, url: 'https://example.jp/fair' }] } },
  },
  empty: { settings, data: { banners: { data: [] } } },
  long: {
    settings,
    data: { banners: { data: [{ ...banner, title: longWord, lead: longText, vertical: '', picture_portrait: null }] } },
  },
} satisfies Record<string, FixtureOf<HeroProps>>;
