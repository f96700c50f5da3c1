import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longWord, sampleCategories, sampleSettings } from '../../samples/shop';
import type { HeaderProps } from './header.data';
import { headerSettings } from './header.settings';

const settings = settingsOf(headerSettings);
const data = { categories: { data: sampleCategories }, site: sampleSettings };

export const headerFixtures = {
  ok: { settings, data },
  searched: { settings, data, query: { keyword: '栗 "羊羹" <b>' } },
  empty: { settings: settingsOf(headerSettings, { links: [] }), data: { ...data, categories: { data: [] } } },
  long: {
    settings: settingsOf(headerSettings, { links: [{ label: longWord.slice(0, 60), url: '/guide' }] }),
    data: { ...data, categories: { data: sampleCategories.map((category) => ({ ...category, name: longWord })) } },
  },
} satisfies Record<string, FixtureOf<HeaderProps>>;
