import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { PopupProps } from './popup.data';
import { popupSettings } from './popup.settings';

const entry = {
  title: '年末年始のお届けについて',
  text: '年内のお届けは、12月22日(火)正午までのご注文分です。\n年始は1月7日(木)から順に発送いたします。',
  link: { label: 'くわしく見る', url: '/news/year-end' },
};

export const popupFixtures = {
  ok: { settings: settingsOf(popupSettings, { entries: [entry] }), data: {} },
  empty: { settings: settingsOf(popupSettings), data: {} },
  long: {
    settings: settingsOf(popupSettings, {
      entries: Array.from({ length: 5 }, (_, at) => ({
        title: `${longWord.slice(0, 58)}${at}`,
        text: longText.slice(0, 400),
      })),
    }),
    data: {},
  },
} satisfies Record<string, FixtureOf<PopupProps>>;
