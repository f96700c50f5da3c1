import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { PasswordFormProps } from './password-form.data';
import { passwordFormSettings } from './password-form.settings';

const settings = settingsOf(passwordFormSettings);

export const passwordFormFixtures = {
  ok: { settings, data: { email: 'hanako@example.jp' } },
  expired: { settings, data: {}, query: { expired: '1' } },
  done: { settings, data: {}, query: { done: '1' } },
  long: {
    settings: settingsOf(passwordFormSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: {},
  },
} satisfies Record<string, FixtureOf<PasswordFormProps>>;
