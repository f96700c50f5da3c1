import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { manyLogins, sampleLogins } from '../../samples/member';
import { longText, longWord } from '../../samples/shop';
import type { LoginHistoryProps } from './login-history.data';
import { loginHistorySettings } from './login-history.settings';

const settings = settingsOf(loginHistorySettings);
export const loginHistoryFixtures = {
  ok: { settings, data: { logins: { data: [...sampleLogins], page: { total: 3, per: 20, last: 1, current: 1 } } } },
  empty: { settings, data: { logins: { data: [], page: { total: 0, per: 20, last: 1, current: 1 } } } },
  beyond: { settings, data: { logins: { data: [], page: { total: 3, per: 20, last: 1, current: 9 } } } },
  long: {
    settings: settingsOf(loginHistorySettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { logins: { data: [...manyLogins], page: { total: 190, per: 20, last: 10, current: 5 } } },
  },
} satisfies Record<string, FixtureOf<LoginHistoryProps>>;
