import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { ReminderFormProps } from './reminder-form.data';
import { reminderFormSettings } from './reminder-form.settings';

const settings = settingsOf(reminderFormSettings);

export const reminderFormFixtures = {
  ok: { settings, data: {} },
  sent: { settings, data: {}, query: { sent: '1' } },
  long: {
    settings: settingsOf(reminderFormSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: {},
  },
} satisfies Record<string, FixtureOf<ReminderFormProps>>;
