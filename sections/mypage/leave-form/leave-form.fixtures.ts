import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { LeaveFormProps } from './leave-form.data';
import { leaveFormSettings } from './leave-form.settings';

const settings = settingsOf(leaveFormSettings);

export const leaveFormFixtures = {
  ok: { settings, data: {} },
  done: { settings, data: {}, query: { done: '1' } },
  long: {
    settings: settingsOf(leaveFormSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: {},
  },
} satisfies Record<string, FixtureOf<LeaveFormProps>>;
