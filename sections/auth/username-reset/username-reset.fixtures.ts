import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { UsernameResetProps } from './username-reset.data';
import { usernameResetSettings } from './username-reset.settings';

const settings = settingsOf(usernameResetSettings);
const query = { token: 'T'.repeat(32) };

export const usernameResetFixtures = {
  ok: { settings, data: { code: 'M7K2-9QXA' }, query },
  over: { settings, data: { code: null }, query },
  long: {
    settings: settingsOf(usernameResetSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { code: 'M'.repeat(40) },
    query,
  },
} satisfies Record<string, FixtureOf<UsernameResetProps>>;
