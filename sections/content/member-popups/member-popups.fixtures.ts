import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { MemberPopupsProps } from './member-popups.data';
import { memberPopupsSettings } from './member-popups.settings';

export const memberPopupsFixtures = {
  ok: { settings: settingsOf(memberPopupsSettings), data: {} },
} satisfies Record<string, FixtureOf<MemberPopupsProps>>;
