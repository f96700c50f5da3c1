import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { StaticPageProps } from './static-page.data';
import { staticPageSettings } from './static-page.settings';

const page = {
  url: '/law',
  title: '特定商取引法に基づく表記',
  body_html: '<table><tr><th>販売業者</th><td>株式会社みのり舎</td></tr></table>',
  updated_at: '2026-11-20T01:00:00Z',
};

export const staticPageFixtures = {
  ok: { settings: settingsOf(staticPageSettings), data: { page } },
  dated: { settings: settingsOf(staticPageSettings, { isDated: true }), data: { page } },
  empty: { settings: settingsOf(staticPageSettings), data: { page: { ...page, body_html: '' } } },
  long: {
    settings: settingsOf(staticPageSettings),
    data: {
      page: { ...page, title: longWord, body_html: `<table><tr><th>${longWord}</th><td>${longText}</td></tr></table>` },
    },
  },
} satisfies Record<string, FixtureOf<StaticPageProps>>;
