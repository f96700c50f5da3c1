import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { NewsEntry } from '../../../schemas/content/content';
import { longText } from '../../samples/shop';
import type { NewsListProps } from './news-list.data';
import { newsListSettings } from './news-list.settings';

const settings = settingsOf(newsListSettings);
const entry = (id: number, title: string): NewsEntry => ({
  id,
  key: `entry-${id}`,
  title,
  published_at: '2026-11-20T01:00:00Z',
  body_html: '',
});
const entries = [entry(1, '年末年始の営業とお届けについて'), entry(2, 'お歳暮のご予約を承っています')];

export const newsListFixtures = {
  ok: { settings, data: { news: { data: entries, page: { total: 23, per: 10, last: 3, current: 2 } } } },
  empty: { settings, data: { news: { data: [], page: { total: 0, per: 10, last: 1, current: 1 } } } },
  beyond: { settings, data: { news: { data: [], page: { total: 23, per: 10, last: 3, current: 99_999 } } } },
  long: {
    settings,
    data: {
      news: { data: [{ ...entry(1, ''), title: longText }], page: { total: 1, per: 10, last: 1, current: 1 } },
    },
  },
} satisfies Record<string, FixtureOf<NewsListProps>>;
