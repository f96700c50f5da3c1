import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { KeycodeFormProps } from './keycode-form.data';
import { keycodeFormSettings } from './keycode-form.settings';

export const keycodeFormFixtures = {
  ok: { settings: settingsOf(keycodeFormSettings), data: {}, query: { redirect: '/product' } },
  long: {
    settings: settingsOf(keycodeFormSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: {},
  },
} satisfies Record<string, FixtureOf<KeycodeFormProps>>;
