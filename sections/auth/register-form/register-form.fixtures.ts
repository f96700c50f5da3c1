import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { RegisterFormProps } from './register-form.data';
import { registerFormSettings } from './register-form.settings';

const settings = settingsOf(registerFormSettings);

export const registerFormFixtures = {
  ok: { settings, data: {} },
  long: {
    settings: settingsOf(registerFormSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: {},
  },
} satisfies Record<string, FixtureOf<RegisterFormProps>>;
