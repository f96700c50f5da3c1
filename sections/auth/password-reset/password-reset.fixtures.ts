import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { PasswordResetProps } from './password-reset.data';
import { passwordResetSettings } from './password-reset.settings';

const settings = settingsOf(passwordResetSettings);
const query = { token: 'T'.repeat(32) };

export const passwordResetFixtures = {
  ok: { settings, data: { isGood: true, email: 'hanako@example.jp' }, query },
  over: { settings, data: { isGood: false }, query },
  done: { settings, data: { isGood: false }, query: { done: '1' } },
  long: {
    settings: settingsOf(passwordResetSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { isGood: true },
    query,
  },
} satisfies Record<string, FixtureOf<PasswordResetProps>>;
