import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { SecondFactorProps } from './second-factor.data';
import { secondFactorSettings } from './second-factor.settings';

const settings = settingsOf(secondFactorSettings);

export const secondFactorFixtures = {
  ok: { settings, data: { factor: 'none' } },
  mail: { settings, data: { factor: 'mail' } },
  totp: { settings, data: { factor: 'totp' } },
  long: {
    settings: settingsOf(secondFactorSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: { factor: 'none' },
  },
} satisfies Record<string, FixtureOf<SecondFactorProps>>;
