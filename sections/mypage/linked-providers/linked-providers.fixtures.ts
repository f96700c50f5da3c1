import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { sampleLinkedProviders } from '../../samples/member';
import { longText, longWord } from '../../samples/shop';
import type { LinkedProvidersProps } from './linked-providers.data';
import { linkedProvidersSettings } from './linked-providers.settings';

const settings = settingsOf(linkedProvidersSettings);
const { data: links } = sampleLinkedProviders;
const offered = ['例ID'];

export const linkedProvidersFixtures = {
  ok: { settings, data: { links, offered } },
  empty: { settings, data: { links: [], offered } },
  none: { settings, data: { links: [], offered: [] } },
  long: {
    settings: settingsOf(linkedProvidersSettings, { title: longWord.slice(0, 60), note: longText.slice(0, 200) }),
    data: { links: links.map((link) => ({ ...link, name: longWord.slice(0, 30) })), offered },
  },
} satisfies Record<string, FixtureOf<LinkedProvidersProps>>;
