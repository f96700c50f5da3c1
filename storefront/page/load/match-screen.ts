/** Finds the row of the screens table for a path, by React Router's own rules for patterns. */
import { matchPath } from 'react-router';
import type { BodyOf, InputOf, Query, ReadId } from '../../../schemas/query';
import {
  screens,
  type Params,
  type ScreenPage,
  type ScreenRow,
  type ScreenSubject,
  type SubjectCallOf,
} from '../../../schemas/screens/screens';

export interface ScreenMatch {
  readonly row: ScreenRow;
  readonly params: Params;
}

interface Candidate {
  readonly row: ScreenRow;
  readonly pattern: string;
}

const toPattern = (path: string): string => path.replace(/\{(\w+)(\?)?\}/g, ':$1$2');

// A pattern with `{key?}` is two patterns: without the part and with it.
const patternsOf = (row: ScreenRow): Candidate[] => {
  const pattern = toPattern(row.path);
  const optional = /\/:\w+\?/.exec(pattern)?.[0];
  if (!optional) return [{ row, pattern }];
  return [
    { row, pattern: pattern.replace(optional, '') },
    { row, pattern: pattern.replace(optional, optional.slice(0, -1)) },
  ];
};

const firstPart = (path: string): string => path.split('/')[1] ?? '';

/** Rows by the first part of their path, the more specific first, so that a request compares with a few patterns only. */
const index = (rows: readonly ScreenRow[]): ReadonlyMap<string, readonly Candidate[]> => {
  const byPart = new Map<string, Candidate[]>();
  for (const candidate of rows.flatMap(patternsOf)) {
    const part = firstPart(candidate.pattern);
    byPart.set(part, [...(byPart.get(part) ?? []), candidate]);
  }
  for (const list of byPart.values()) list.sort((a, b) => dynamicParts(a.pattern) - dynamicParts(b.pattern));
  return byPart;
};

const dynamicParts = (pattern: string): number => pattern.split(':').length;

const candidates = index(screens);

const decoded = (params: Readonly<Record<string, string | undefined>>): Params | null => {
  try {
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value ?? '')]));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
};

type SubjectCall = ScreenSubject['call'];

type PartOf<Id extends ReadId, Part extends string> =
  InputOf<Id> extends { readonly [Name in Part]?: infer Given } ? NonNullable<Given> : unknown;

/** One text for each name that the call has, and none for any other. */
type Filling<Wanted, Given> = { readonly [Name in keyof Wanted]: string } & {
  readonly [Name in Exclude<keyof Given, keyof Wanted>]: never;
};

/** What the contract lets a row say: a read, and its own parameters, all of those that it cannot do without. */
export type Askable<Said> = Said extends { readonly call: infer Id extends ReadId; readonly params: infer Params }
  ? {
      readonly call: Id;
      readonly params: Filling<PartOf<Id, 'params'>, Params>;
      readonly query?: Filling<PartOf<Id, 'query'>, Said extends { readonly query: infer Query } ? Query : unknown>;
    }
  : never;

/** The body of a page's subject; null where it is about nothing. */
export type SubjectOf<Page extends ScreenPage> = Page extends ScreenPage
  ? [SubjectCallOf<Page>] extends [never]
    ? null
    : BodyOf<SubjectCallOf<Page>>
  : never;

/** Which of a page's layout documents is meant: the path of a page that may have one of its own, '' for all others. */
export const instanceOf = ({ row, params }: ScreenMatch): string =>
  row.hasInstances ? `/${(params.rest ?? '').replace(/(?<!\/)\/+$/, '')}` : '';

/** What the screen is about, as a query; null where it is about nothing. @param query of the address */
export const subjectOf = ({ row, params }: ScreenMatch, query: Params = {}): Query<SubjectCall> | null => {
  const subject: Askable<ScreenSubject> | null = row.subject ?? null;
  if (!subject) return null;
  const given = { ...query, ...params };
  const filled = (names: Params): Params =>
    Object.fromEntries(Object.entries(names).map(([to, from]) => [to, given[from] ?? '']));
  return {
    call: subject.call,
    input: { params: filled(subject.params), ...(subject.query ? { query: filled(subject.query) } : {}) },
  };
};

/**
 * The screen at a path (no channel prefix, no query); both spellings of a trailing slash serve it. Parameters come
 * decoded; null where they cannot be.
 */
export const matchScreen = (path: string): ScreenMatch | null => {
  const lists = [candidates.get(firstPart(path)) ?? [], candidates.get('*') ?? []];
  for (const { row, pattern } of lists.flat()) {
    const match = matchPath({ path: pattern, end: true }, path);
    if (!match) continue;
    const { '*': rest, ...named } = match.params;
    const params = decoded(rest === undefined ? named : { ...named, rest });
    return params && { row, params };
  }
  return null;
};
