import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longWord } from '../../samples/shop';
import type { LoginProvidersProps } from './login-providers.data';
import { loginProvidersSettings } from './login-providers.settings';

const settings = settingsOf(loginProvidersSettings);
const providers = [
  { key: 'minori-id', name: 'みのりID' },
  { key: 'gakuen-id', name: '学園ID' },
];

export const loginProvidersFixtures = {
  ok: { settings, data: { providers }, query: { redirect: '/cart/' } },
  empty: { settings, data: { providers: [] } },
  long: {
    settings: settingsOf(loginProvidersSettings, { title: longWord.slice(0, 40) }),
    data: { providers: [{ key: 'long', name: longWord.slice(0, 30) }, ...providers] },
  },
} satisfies Record<string, FixtureOf<LoginProvidersProps>>;
