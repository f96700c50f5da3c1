import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText } from '../../samples/shop';
import type { NoticesProps } from './notices.data';
import { noticesSettings } from './notices.settings';

const settings = settingsOf(noticesSettings);
const caution = (html: string) => ({
  code: 'caution',
  title: 'お知らせ',
  body_html: html,
  updated_at: '2026-11-20T01:00:00Z',
});

export const noticesFixtures = {
  ok: {
    settings,
    data: { messages: { data: [caution('<p>年内のお届けは<a href="/news/year-end">12月22日正午まで</a>です。</p>')] } },
  },
  empty: { settings, data: { messages: { data: [] } } },
  long: { settings, data: { messages: { data: [caution(`<p>${longText}</p>`)] } } },
} satisfies Record<string, FixtureOf<NoticesProps>>;
