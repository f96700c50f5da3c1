import { describe, expect, it } from 'vitest';
import { audienceOf } from '../../../schemas/audience-of';
import { frameIds } from '../../../schemas/screens/frames';
import { sections } from '../../../sections/registry.generated';
import { settingsOf } from '../../../sections/samples/fixture';
import { themeIds } from '../../../themes/theme-ids';
import { screens, type ScreenRow } from '../../../schemas/screens/screens';
import { resolvedSection, smallSection } from '../test/small-sections';
import { type Answers, found, openEnvironment, requestOf, siteAnswers, smallLayouts } from '../test/small-shop';
import type { Ask } from './ask';
import { loadScreen } from './load-screen';
import { loadSections } from './load-sections';
import { subjectOf } from './match-screen';
import { isPersonal, refuseOwnNeeds } from './own-needs';
import type { AnySection } from './screen';

const all: Readonly<Record<string, AnySection>> = sections;
const publicRows = screens.filter((row) => !isPersonal(row));

const contextOf = ({ page }: Pick<ScreenRow, 'page'>) => ({
  page,
  params: { key: 'a', rest: 'a' },
  query: {},
  today: '2026-11-20',
  cartToken: '',
  isMember: false,
});

const needsAt = ({ settings, needs }: AnySection, row: Pick<ScreenRow, 'page'>) =>
  Object.values(needs({ ...contextOf(row), settings: settingsOf(settings) as never }));

const isFrames = ({ settings: { pages } }: AnySection): boolean => frameIds.some((id) => pages.includes(id));

const mayStandOn = (section: AnySection, { page }: ScreenRow): boolean => {
  const { pages } = section.settings;
  return pages === 'any' || pages.includes(page) || isFrames(section);
};

describe('a screen that is drawn for everyone', () => {
  it('is every one but those of the cart, of gifts and of members, and those behind a secret of a link', () => {
    const secret = screens.filter(({ secrets }) => secrets !== undefined);
    expect(secret.map(({ path }) => path)).toEqual(expect.arrayContaining(['/orders/receipt', '/reminder/reset']));
    for (const row of screens)
      expect(isPersonal(row), row.path).toBe(
        /^\/(cart|social-gift|mypage)(\/|$)/.test(row.path) || secret.includes(row),
      );
  });

  it('is about something that everyone may see', () => {
    for (const row of publicRows) {
      const subject = subjectOf({ row, params: { key: 'a', rest: 'a' } });
      refuseOwnNeeds(subject ? [subject] : []);
    }
  });

  it.each(Object.entries(all))(
    'may have the section %s only where that asks for what everyone may see',
    (_, section) => {
      for (const row of publicRows.filter((one) => mayStandOn(section, one))) refuseOwnNeeds(needsAt(section, row));
    },
  );

  it.each(themeIds)('asks for nothing else as the theme %s has it', async (theme) => {
    const faults: unknown[] = [];
    const ask: Ask = (query) => {
      refuseOwnNeeds([query]);
      const environment = found({ ...openEnvironment, theme });
      const known: Answers = { ...siteAnswers, 'site.environment': environment };
      const answer = known[query.call];
      return Promise.resolve(
        typeof answer === 'object' ? answer : { ok: false, status: 404, code: 'request.not-found' },
      );
    };
    const onSectionError = (_where: object, error: unknown): void => void faults.push(error);
    const loader = { layouts: smallLayouts(), sections: all, onSectionError };
    for (const { path } of publicRows) await loadScreen(loader, requestOf(path, ask));
    expect(faults).toEqual([]);
  });

  it('shows the error state of a section that asks for what is a visitor’s own, and asks for nothing of it', async () => {
    const own = Object.entries(all).filter(([, { settings }]) => /^cart\b/.test(String(settings.pages)));
    expect(own.length).toBeGreaterThan(8);
    const asked: string[] = [];
    const faults: unknown[] = [];
    const lists = {
      before: [],
      main: [...own.map(([type]) => resolvedSection(type, type)), resolvedSection('plain', 'plain')],
      after: [],
    };
    const { main } = await loadSections({ ...all, plain: smallSection() }, lists, contextOf({ page: 'top' }), {
      ask: ({ call }) => {
        asked.push(call);
        return Promise.resolve({ ok: true, result: {} });
      },
      onError: (section, error) => void faults.push([section, String(error)]),
      isPersonal: false,
    });
    expect(main.map(({ data }) => data)).toEqual([...own.map(() => 'failed'), {}]);
    expect(asked).toEqual([]);
    for (const [index, [type, section]] of own.entries()) {
      const [call = ''] = needsAt(section, { page: 'top' }).flatMap((need) =>
        audienceOf(need.call) === 'everyone' ? [] : [need.call],
      );
      expect(faults[index]).toEqual([
        type,
        `MisplacedNeed: ${call} is for one visitor, and this screen is drawn for everyone and kept: draw a place for it that the browser fills (docs/caching.md)`,
      ]);
    }
  });
});
