import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { NewsEntry } from '../../../schemas/content/content';
import { longText, longWord } from '../../samples/shop';
import type { NewsDetailProps } from './news-detail.data';
import { newsDetailSettings } from './news-detail.settings';

const settings = settingsOf(newsDetailSettings);
const entry: NewsEntry = {
  id: 1,
  key: 'year-end',
  title: '年末年始の営業とお届けについて',
  published_at: '2026-11-20T15:30:00Z',
  body_html: '<p>年末年始はお休みをいただきます。<a href="/product?collection=gift">お歳暮の品</a></p>',
};

export const newsDetailFixtures = {
  ok: { settings, data: { entry } },
  empty: { settings, data: { entry: { ...entry, body_html: '' } } },
  long: { settings, data: { entry: { ...entry, title: longWord, body_html: `<p>${longText}</p>` } } },
} satisfies Record<string, FixtureOf<NewsDetailProps>>;
