import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longWord } from '../../samples/shop';
import type { MemberStripProps } from './member-strip.data';
import { memberStripSettings } from './member-strip.settings';

export const memberStripFixtures = {
  ok: { settings: settingsOf(memberStripSettings), data: {} },
  withoutPoints: {
    settings: settingsOf(memberStripSettings, { label: longWord.slice(0, 40), showPoints: false }),
    data: {},
  },
} satisfies Record<string, FixtureOf<MemberStripProps>>;
