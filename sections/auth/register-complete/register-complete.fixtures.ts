import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { RegisterCompleteProps } from './register-complete.data';
import { registerCompleteSettings } from './register-complete.settings';

const settings = settingsOf(registerCompleteSettings);

export const registerCompleteFixtures = {
  ok: { settings, data: {} },
  long: {
    settings: settingsOf(registerCompleteSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: {},
  },
} satisfies Record<string, FixtureOf<RegisterCompleteProps>>;
