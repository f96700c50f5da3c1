import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { VerifyFormProps } from './verify-form.data';
import { verifyFormSettings } from './verify-form.settings';

const settings = settingsOf(verifyFormSettings);

export const verifyFormFixtures = {
  ok: { settings, data: {} },
  sent: { settings, data: {}, query: { sent: '1' } },
  long: {
    settings: settingsOf(verifyFormSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: {},
  },
} satisfies Record<string, FixtureOf<VerifyFormProps>>;
