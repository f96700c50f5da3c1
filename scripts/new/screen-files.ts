/** A screen as files: its layout document, and a scenario of each kind that its sections can show. */
import type { ScreenRow } from '../../schemas/screens/screens';
import type { Needs } from '../../schemas/query';
import { scenarioFormat, type ScenarioAnswer, type ScenarioFile } from '../../schemas/scenario/scenario';
import type { Base } from './trim-scenario';

/** Of a section, what a scenario of its screen takes from it: what it asks for, and its fixtures by their names. */
export interface ShownSection {
  readonly id: string;
  readonly version: number;
  readonly needs: (settings: object) => Needs;
  readonly fixtures: Readonly<Record<string, { readonly settings: object; readonly data: object }>>;
}

interface NewScreen {
  readonly row: Pick<ScreenRow, 'page' | 'path' | 'title' | 'subject'>;
  readonly sections: readonly ShownSection[];
  readonly base: Base;
  /** The answer is one that the contract allows. */
  readonly isAllowed: (answer: ScenarioAnswer) => boolean;
}

const kinds = { usual: '', empty: '（なし）', long: '（長い文章）', broken: '（出せない）' } as const;
type Kind = keyof typeof kinds;

const failed = { status: 500, body: { code: 'server.error', message: 'エラーが発生しました。' } } as const;

/** `contact.confirm` → `contact-confirm` */
export const fileOf = (page: string): string => page.replaceAll('.', '-');

/** @param kind whose fixture says the settings; without one they are the defaults: a base layout has no words of one shop */
export const layoutOf = ({ row, sections }: NewScreen, kind?: Kind) => ({
  $schema: 'noren/layout/1',
  page: row.page,
  order: sections.map(({ id }) => id),
  sections: Object.fromEntries(
    sections.map(({ id, version, fixtures }) => {
      const settings = kind ? shown(fixtures, kind).settings : {};
      return [id, { type: id, v: version, ...(Object.keys(settings).length > 0 ? { settings } : {}) }];
    }),
  ),
});

const shown = (fixtures: ShownSection['fixtures'], kind: Kind) =>
  (kind === 'broken' ? null : fixtures[kind]) ?? fixtures.ok ?? { settings: {}, data: {} };

/** What the fixture holds of each need; one whose views get a selection of it is left to whoever writes the scenario. */
const answersOf = ({ sections, base, isAllowed }: NewScreen, kind: Kind): readonly ScenarioAnswer[] => {
  const answers = sections.flatMap(({ needs, fixtures }) => {
    const { settings, data } = shown(fixtures, kind);
    return Object.entries(needs(settings)).map(([name, { call }]): ScenarioAnswer => {
      if (kind === 'broken') return { call, ...failed };
      return { call, status: 200, body: (data as Readonly<Record<string, unknown>>)[name] };
    });
  });
  const known = (call: string): boolean => kind === 'usual' && base.answers.some((answer) => answer.call === call);
  return answers.filter(
    (answer, at) =>
      !known(answer.call) && isAllowed(answer) && answers.findIndex(({ call }) => call === answer.call) === at,
  );
};

const scenarioOf = (screen: NewScreen, kind: Kind): ScenarioFile => {
  const { page, path, title } = screen.row;
  const answers = answersOf(screen, kind);
  const layout = layoutOf(screen, kind);
  const isOwn = JSON.stringify(layout) !== JSON.stringify(layoutOf(screen));
  return {
    format: scenarioFormat,
    extends: `../${screen.base.path}`,
    title: { ja: title + kinds[kind], en: `${page}, ${kind}` },
    address: path.replaceAll(/\/\{\w+\?\}/g, '').replaceAll(/\{\w+\}/g, 'sample'),
    ...(isOwn ? { layouts: { [page]: layout } } : {}),
    ...(answers.length > 0 ? { answers: [...answers] } : {}),
  };
};

/** The kinds of scenario that a test asks for (server/replay/every-scenario.test.ts). */
const kindsOf = ({ sections }: NewScreen): readonly Kind[] => {
  const asks = sections.some(({ needs, fixtures }) => Object.keys(needs(shown(fixtures, 'usual').settings)).length > 0);
  return [
    'usual',
    'long',
    ...(sections.some(({ fixtures }) => 'empty' in fixtures) ? (['empty'] as const) : []),
    ...(asks ? (['broken'] as const) : []),
  ];
};

/** What the scenarios' writer has to answer: calls of which no fixture holds the answer as the shop gives it. */
export const unansweredOf = (screen: NewScreen): readonly string[] => {
  const answered = [...answersOf(screen, 'usual'), ...screen.base.answers].map(({ call }) => call);
  const needed = screen.sections.flatMap(({ needs, fixtures }) =>
    Object.values(needs(shown(fixtures, 'usual').settings)).map(({ call }) => call),
  );
  const { subject } = screen.row;
  const asked = [...needed, ...(subject ? [subject.call] : [])];
  return [...new Set(asked)].filter((call) => !answered.includes(call));
};

/** Paths below `fixtures/scenarios`, and what stands there. */
export const scenariosOf = (screen: NewScreen): Readonly<Record<string, string>> =>
  Object.fromEntries(
    kindsOf(screen).map((kind) => [
      `${fileOf(screen.row.page)}/${kind}.json`,
      JSON.stringify(scenarioOf(screen, kind)),
    ]),
  );
