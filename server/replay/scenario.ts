/** Scenarios as they are played: a file laid over those that it extends. */
import { basename } from 'node:path';
import {
  type neededOfAll,
  type ScenarioAnswer,
  type ScenarioEvent,
  type ScenarioFile,
} from '../../schemas/scenario/scenario';
import { guest, type Visitor } from '../../src/domain/visitor';
import { answerWarnings } from './answer-warnings';
import { placeWarnings } from './place-warnings';
import { once } from '../../src/lib/once';
import { type ReadFile, ScenarioError, sentence } from './scenario-file';
import { openScenarioFolder, scenarioId } from './scenario-folder';

export interface Scenario {
  /** Of all that are open, a name of its own; a label of its host. */
  readonly id: string;
  readonly path: string;
  readonly title: NonNullable<ScenarioFile['title']>;
  readonly channel: string;
  readonly address: string;
  readonly theme: string | null;
  readonly visitor: Visitor;
  readonly viewport: NonNullable<ScenarioFile['viewport']>;
  readonly clock: { readonly at: Date; readonly runs: boolean; readonly waits: 'real' | 'short' | 'endless' };
  readonly settings: NonNullable<ScenarioFile['settings']>;
  readonly colorScheme: ScenarioFile['colorScheme'] | null;
  readonly layouts: ReadonlyMap<string, object>;
  /** Those of the file before those of the ones that it extends. */
  readonly answers: readonly ScenarioAnswer[];
  readonly events: readonly ScenarioEvent[];
  readonly posted: NonNullable<ScenarioFile['posted']> | null;
  /** Of a capsule, the sections that were broken in the browser. */
  readonly broken: readonly string[];
  readonly cookies: Readonly<Record<string, string>>;
  readonly storage: Readonly<Record<'local' | 'session', Readonly<Record<string, string>>>>;
  /** What leads nowhere, or no longer fits the contract, with its place. Worked out when it is first asked for, which takes a while. */
  readonly warnings: () => readonly string[];
}

/** The theme that it says, else that of the shop which it answers; null: of neither. */
export const ownThemeOf = ({ theme, answers }: Scenario): string | null => {
  const shop = answers.find(({ call }) => call === 'site.environment')?.body as { readonly theme?: string } | undefined;
  return theme ?? shop?.theme ?? null;
};

type Stored = Readonly<Record<string, string>>;

/** By key, the file's own over those that it extends. Defined, not assigned: a key may be called `__proto__`. */
const merged = <T>(files: readonly ReadFile[], of: (file: ScenarioFile) => Readonly<Record<string, T>> | undefined) =>
  Object.fromEntries(files.toReversed().flatMap(({ file }) => Object.entries(of(file) ?? {}))) as Readonly<
    Record<string, T>
  >;

const storedIn = (files: readonly ReadFile[], kind: 'local' | 'session'): Stored =>
  merged<string>(files, ({ storage }) => storage?.[kind]);

const visitorOf = (said: ScenarioFile['visitor']): Visitor => {
  const keycode = said?.hasKeycode ? { hasKeycode: true as const } : {};
  if (said?.kind !== 'member') return { ...guest, ...keycode };
  return { kind: 'member', userId: said.userId ?? 1, isRegistered: said.isRegistered ?? true, ...keycode };
};

/** @throws ScenarioError */
const scenarioOf = (id: string, files: readonly [ReadFile, ...ReadFile[]]): Scenario => {
  const [own] = files;
  const said = <K extends keyof ScenarioFile>(key: K): ScenarioFile[K] | undefined =>
    files.find(({ file }) => file[key] !== undefined)?.file[key];
  const needed = <K extends (typeof neededOfAll)[number]>(key: K): NonNullable<ScenarioFile[K]> => {
    const value = said(key);
    if (value === undefined)
      throw new ScenarioError([
        sentence(own.path, own.placeOf([]), [], `neither it nor what it extends says "${key}"`),
      ]);
    return value;
  };
  const { at, runs = true, waits = 'real' } = needed('clock');
  return {
    id,
    path: own.path,
    title: needed('title'),
    channel: needed('channel'),
    address: needed('address'),
    theme: said('theme') ?? null,
    visitor: visitorOf(said('visitor')),
    viewport: said('viewport') ?? 'phone',
    clock: { at: new Date(at), runs, waits },
    settings: merged(files, ({ settings }) => settings),
    colorScheme: said('colorScheme') ?? null,
    layouts: new Map(Object.entries(merged(files, ({ layouts }) => layouts as Record<string, object> | undefined))),
    answers: files.flatMap(({ file }) => file.answers ?? []),
    events: said('events') ?? [],
    posted: said('posted') ?? null,
    broken: said('recorded')?.broken ?? [],
    cookies: merged(files, ({ cookies }) => cookies),
    storage: { local: storedIn(files, 'local'), session: storedIn(files, 'session') },
    warnings: once(() => [...placeWarnings(files), ...files.flatMap(answerWarnings)]),
  };
};

const isNonEmpty = (files: readonly ReadFile[]): files is readonly [ReadFile, ...ReadFile[]] => files.length > 0;

/** One that others stand on says no address, and is not played by itself. */
const isPlayed = (files: readonly ReadFile[]): boolean => files.some(({ file }) => file.address !== undefined);

export interface OpenedScenarios {
  /** In the order of their paths. */
  readonly scenarios: readonly Scenario[];
  /** What is wrong with the other files, a sentence for each. */
  readonly faults: readonly string[];
}

/**
 * The scenarios of a file, or of all files of a folder that are right.
 *
 * @throws ScenarioError where none of them is
 */
export const openScenarios = (given: string): OpenedScenarios => {
  const { root, given: asked, paths, chainOf } = openScenarioFolder(given);
  const faults: string[] = [];
  const taken = new Map<string, number>();
  const idOf = (path: string): string => {
    const name = scenarioId(path);
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
  const scenarios = paths.flatMap((path): Scenario[] => {
    try {
      const files = chainOf(path);
      return isNonEmpty(files) && (isPlayed(files) || paths.length === 1) ? [scenarioOf(idOf(path), files)] : [];
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  if (scenarios.length > 0) return { scenarios, faults: [...new Set(faults)] };
  if (faults.length > 0) throw new ScenarioError([...new Set(faults)]);
  // Not the whole path: `npm run replay` shows a copy, whose place says nothing to anybody.
  throw new ScenarioError([
    `${asked || basename(root)}: there is no screen to open; add one to a file, such as "address": "/cart/"`,
  ]);
};

/** The same where all of them have to be right. @throws ScenarioError with all that is wrong */
export const readScenarios = (given: string): readonly Scenario[] => {
  const { scenarios, faults } = openScenarios(given);
  if (faults.length > 0) throw new ScenarioError(faults);
  return scenarios;
};
