import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { fullUser, sampleUser } from '../../samples/member';
import { longText, longWord } from '../../samples/shop';
import type { MemberOverviewProps } from './member-overview.data';
import { memberOverviewSettings } from './member-overview.settings';

const settings = settingsOf(memberOverviewSettings);
const lastLogin = '2026-11-20T01:15:00.000Z';
const ways = Array.from({ length: 12 }, (_, at) => ({
  label: `${longWord.slice(0, 40)}${at + 1}`,
  url: `/mypage/list/${at}`,
  text: longText.slice(0, 100),
}));

export const memberOverviewFixtures = {
  ok: { settings, data: { user: sampleUser, lastLogin } },
  empty: {
    settings: settingsOf(memberOverviewSettings, { greeting: '', ways: [] }),
    data: { user: { ...sampleUser, second_factor: 'mail' }, lastLogin: null },
  },
  long: {
    settings: settingsOf(memberOverviewSettings, {
      title: longWord.slice(0, 40),
      greeting: longText.slice(0, 100),
      ways,
    }),
    data: { user: fullUser, lastLogin },
  },
} satisfies Record<string, FixtureOf<MemberOverviewProps>>;
