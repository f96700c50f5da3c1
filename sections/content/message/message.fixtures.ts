import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { MessageProps } from './message.data';
import { messageSettings } from './message.settings';

const settings = settingsOf(messageSettings);
const message = {
  code: 'product',
  title: 'ご注文の前に',
  body_html: '<p>のしのご希望は<a href="/guide">ご利用ガイド</a>をご覧ください。</p>',
  updated_at: '2026-11-20T01:00:00Z',
};

export const messageFixtures = {
  ok: { settings, data: { message } },
  empty: { settings, data: { message: { ...message, title: '', body_html: ' ' } } },
  long: { settings, data: { message: { ...message, title: longWord, body_html: `<p>${longText}</p>` } } },
} satisfies Record<string, FixtureOf<MessageProps>>;
