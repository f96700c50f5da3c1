import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { AccountUnlockProps } from './account-unlock.data';
import { accountUnlockSettings } from './account-unlock.settings';

const settings = settingsOf(accountUnlockSettings);
const query = { token: 'T'.repeat(32) };

export const accountUnlockFixtures = {
  ok: { settings, data: { isGood: true }, query },
  over: { settings, data: { isGood: false }, query },
  done: { settings, data: { isGood: false }, query: { done: '1' } },
  long: {
    settings: settingsOf(accountUnlockSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { isGood: true },
    query,
  },
} satisfies Record<string, FixtureOf<AccountUnlockProps>>;
