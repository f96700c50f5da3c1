import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { VerifyEmailProps } from './verify-email.data';
import { verifyEmailSettings } from './verify-email.settings';

const settings = settingsOf(verifyEmailSettings);
const data = { isOver: false };
const query = { token: 'T'.repeat(32) };

export const verifyEmailFixtures = {
  ok: { settings, data, query },
  spent: { settings, data: { isOver: true }, query },
  cut: { settings, data, query: { token: 'T' } },
  done: { settings, data, query: { done: '1' } },
  long: {
    settings: settingsOf(verifyEmailSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data,
    query,
  },
} satisfies Record<string, FixtureOf<VerifyEmailProps>>;
