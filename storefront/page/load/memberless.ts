/**
 * A shop that disables member use looks like one that has no members (rule site.member-disabled): nothing leads to logging
 * in or to what is a member's, sections about members are not drawn, and their screens say so instead of asking for a login. A
 * shop that lets nobody but members in keeps its login, without which it would let in nobody at all.
 */
import { screenClasses, type JsonObject } from '../../../schemas/layout/document';
import type { ScreenRow } from '../../../schemas/screens/screens';
import type { ResolvedSection } from '../../../src/layout/resolving/resolve-section';
import type { Layouts } from './load-layouts';
import type { Sections } from './load-sections';
import { matchScreen } from './match-screen';

/** Whether the screen is a member's, or of becoming one and of logging in. */
export const isOfMembers = (row: Pick<ScreenRow, 'access' | 'isOfMembers'>): boolean =>
  row.access === 'member' || row.access === 'auth' || row.isOfMembers === true;

/** What stands on the screens of members. */
const noMembers: readonly ResolvedSection[] = [
  {
    id: 'no-members',
    path: 'no-members',
    type: 'preparing',
    variant: 'default',
    settings: {
      title: '',
      text: 'このショップでは、会員登録やログインをせずにお買い物いただけます。会員の方向けの画面はございません。',
    },
    screens: screenClasses,
    slots: {},
  },
];

type Value = JsonObject[string];

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

const leadsToMembers = (value: Value): boolean => {
  if (typeof value !== 'object' || value === null || isList(value)) return false;
  const { url } = value;
  if (typeof url !== 'string' || !url.startsWith('/')) return false;
  const row = matchScreen(url.split(/[?#]/)[0] ?? '')?.row;
  return row !== undefined && isOfMembers(row);
};

/** Of lists of links, those that lead elsewhere. */
const withoutLinks = (value: Value): Value => {
  if (isList(value)) return value.filter((one) => !leadsToMembers(one)).map(withoutLinks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutLinks(inner)]));
};

const sectionsWithout = (sections: Sections, list: readonly ResolvedSection[]): readonly ResolvedSection[] =>
  list
    .filter(({ type }) => !sections[type]?.settings.isOfMembers)
    .map((section) => ({
      ...section,
      settings: withoutLinks(section.settings) as JsonObject,
      slots: Object.fromEntries(
        Object.entries(section.slots).map(([name, inner]) => [name, sectionsWithout(sections, inner)]),
      ),
    }));

/** A screen's documents as a shop without members shows them. */
export const withoutMembers = (sections: Sections, row: ScreenRow, { page, frame }: Layouts): Layouts => ({
  page: { ...page, sections: isOfMembers(row) ? noMembers : sectionsWithout(sections, page.sections) },
  frame: { ...frame, sections: sectionsWithout(sections, frame.sections) },
});
