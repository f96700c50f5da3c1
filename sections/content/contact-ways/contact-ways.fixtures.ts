import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord, sampleSettings } from '../../samples/shop';
import type { ContactWaysProps } from './contact-ways.data';
import { contactWaysSettings } from './contact-ways.settings';

const settings = settingsOf(contactWaysSettings);

export const contactWaysFixtures = {
  ok: { settings, data: { site: sampleSettings } },
  empty: {
    settings,
    data: { site: { ...sampleSettings, 'SITE.PHONE': '', 'SITE.PHONE_HOURS': '', 'SITE.EMAIL': '' } },
  },
  long: {
    settings: settingsOf(contactWaysSettings, { title: longWord.slice(0, 60), text: longText.slice(0, 400) }),
    data: { site: { ...sampleSettings, 'SITE.PHONE_HOURS': longText, 'SITE.EMAIL': `${'a'.repeat(64)}@example.jp` } },
  },
} satisfies Record<string, FixtureOf<ContactWaysProps>>;
