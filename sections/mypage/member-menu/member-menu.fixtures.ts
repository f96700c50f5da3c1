import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longWord } from '../../samples/shop';
import type { MemberMenuProps } from './member-menu.data';
import { memberMenuSettings } from './member-menu.settings';

const many = Array.from({ length: 12 }, (_, at) => ({
  label: `${longWord.slice(0, 30)}${at + 1}`,
  url: `/mypage/list/${at}`,
}));

export const memberMenuFixtures = {
  ok: { settings: settingsOf(memberMenuSettings), data: {} },
  long: { settings: settingsOf(memberMenuSettings, { title: longWord.slice(0, 40), links: many }), data: {} },
} satisfies Record<string, FixtureOf<MemberMenuProps>>;
