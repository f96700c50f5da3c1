import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { LogoutFormProps } from './logout-form.data';
import { logoutFormSettings } from './logout-form.settings';

export const logoutFormFixtures = {
  ok: { settings: settingsOf(logoutFormSettings), data: {} },
  long: {
    settings: settingsOf(logoutFormSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: {},
  },
} satisfies Record<string, FixtureOf<LogoutFormProps>>;
