/** From resolved sections to sections with their data: what they need, asked for once, and handed to each. */
import type { Query } from '../../../schemas/query';
import type { DataContext } from '../../../src/layout/define-data';
import type { ResolvedSection } from '../../../src/layout/resolving/resolve-section';
import { askAll, keyOf, type Ask, type QueryResult } from './ask';
import { refuseOwnNeeds } from './own-needs';
import type { AnySection, LoadedSection } from './screen';

export type Sections = Readonly<Record<string, AnySection>>;

type ScreenContext = Omit<DataContext<never>, 'settings'>;

/** Told of a section that threw while its data was asked for or made ready. */
export type OnSectionError = (section: string, error: unknown) => void;

interface Planned {
  readonly resolved: ResolvedSection;
  readonly definition: AnySection;
  /** null: the section could not say what it needs. */
  readonly needs: Readonly<Record<string, Query>> | null;
  readonly slots: Readonly<Record<string, readonly Planned[]>>;
}

const attempt = <T>(section: string, onError: OnSectionError, work: () => T): T | null => {
  try {
    return work();
  } catch (error) {
    onError(section, error);
    return null;
  }
};

interface Planning extends ScreenContext {
  readonly onError: OnSectionError;
  readonly isPersonal: boolean;
}

const needsOf = (definition: AnySection, { settings }: ResolvedSection, context: Planning): Planned['needs'] => {
  // The engine validated the settings against this definition's own schema.
  const needs = definition.needs({ ...context, settings: settings as never });
  if (!context.isPersonal) refuseOwnNeeds(Object.values(needs));
  return needs;
};

const plan = (sections: Sections, list: readonly ResolvedSection[], context: Planning): Planned[] =>
  list.flatMap((resolved) => {
    const definition = sections[resolved.type];
    // The engine knows the section but this build does not draw it (the outlet, for one).
    if (!definition) return [];
    const needs = attempt(resolved.id, context.onError, () => needsOf(definition, resolved, context));
    const slots = Object.entries(resolved.slots).map(
      ([name, inner]) => [name, plan(sections, inner, context)] as const,
    );
    return [{ resolved, definition, needs, slots: Object.fromEntries(slots) }];
  });

const queriesOf = (list: readonly Planned[]): Query[] =>
  list.flatMap(({ needs, slots }) => [...Object.values(needs ?? {}), ...Object.values(slots).flatMap(queriesOf)]);

const dataOf = (
  { resolved, needs, definition }: Planned,
  results: ReadonlyMap<string, QueryResult>,
  onError: OnSectionError,
): LoadedSection['data'] => {
  if (!needs) return 'failed';
  const data: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(needs)) {
    const answer = results.get(keyOf(query));
    const isNothing = answer?.ok === false && answer.status === 404;
    if (isNothing && !query.optional) return null;
    if (!answer?.ok && !isNothing) return 'failed';
    data[name] = answer.ok ? answer.result : null;
  }
  const { select } = definition;
  // The answers have the types that the section's own needs give them.
  return select ? (attempt(resolved.id, onError, () => select(data as never) as object) ?? 'failed') : data;
};

interface Loading {
  readonly results: ReadonlyMap<string, QueryResult>;
  readonly prefix: string;
  readonly onError: OnSectionError;
}

const load = (list: readonly Planned[], loading: Loading): LoadedSection[] =>
  list.map((planned) => ({
    id: loading.prefix + planned.resolved.id,
    resolved: planned.resolved,
    definition: planned.definition,
    data: dataOf(planned, loading.results, loading.onError),
    slots: Object.fromEntries(Object.entries(planned.slots).map(([name, inner]) => [name, load(inner, loading)])),
  }));

export interface SectionLists {
  readonly before: readonly ResolvedSection[];
  readonly main: readonly ResolvedSection[];
  readonly after: readonly ResolvedSection[];
}

export type LoadedLists = Readonly<Record<keyof SectionLists, readonly LoadedSection[]>> & {
  /** false: the shop could not answer for a section just now; a moment later the screen may look otherwise. */
  readonly isWhole: boolean;
};

interface ScreenAsking {
  readonly ask: Ask;
  readonly onError: OnSectionError;
  /** Whether sections may ask for what belongs to the visitor alone. */
  readonly isPersonal: boolean;
}

/** Asks for the data of all sections of a screen at once. Ids of the frame's sections start with `frame.`. */
export const loadSections = async (
  sections: Sections,
  lists: SectionLists,
  screen: ScreenContext,
  { ask, onError, isPersonal }: ScreenAsking,
): Promise<LoadedLists> => {
  const context: Planning = { ...screen, onError, isPersonal };
  const before = plan(sections, lists.before, context);
  const main = plan(sections, lists.main, context);
  const after = plan(sections, lists.after, context);
  const results = await askAll(ask, queriesOf([...before, ...main, ...after]));
  return {
    before: load(before, { results, onError, prefix: 'frame.' }),
    main: load(main, { results, onError, prefix: '' }),
    after: load(after, { results, onError, prefix: 'frame.' }),
    isWhole: [...results.values()].every((answer) => answer.ok || answer.status < 500),
  };
};
