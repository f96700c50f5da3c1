/**
 * A read of the contract as data: which call with which input. Sections name the data that they need with it; the
 * screen loader merges equal ones, and the browser's cache uses `queryKey` as its key.
 *
 * @example query('catalog.product', { params: { key: 'kurikinton-8' } })
 */
import type { CallId, CallOf } from './shop-contract';
import type { CallAnswer, CallDefinition, CallInput, SuccessBody } from './contract/define-call';

export type ReadId = {
  [Id in CallId]: CallOf<Id> extends { readonly method: 'GET' } | { readonly isRead: true } ? Id : never;
}[CallId];

// Looked up by id, not computed from a union of ids: TypeScript then works out only the calls that are used.
type Inputs = { [Id in CallId]: CallInput<CallOf<Id>> };
type Bodies = { [Id in CallId]: SuccessBody<CallOf<Id>> };
type Results = {
  [Id in CallId]: Bodies[Id] & (IsPaged<CallOf<Id>> extends true ? { readonly page: PageInfo } : unknown);
};

/** The input of a call by its id. */
export type InputOf<Id extends CallId> = Inputs[Id];
/** The body of a call's success by its id. */
export type BodyOf<Id extends CallId> = Bodies[Id];

export interface Query<Id extends ReadId = ReadId> {
  readonly call: Id;
  /** `CallInput` of the call; typed where the query is made. */
  readonly input: unknown;
  /** A 404 is an answer too: null. */
  readonly optional?: true;
}

export const query = <Id extends ReadId>(call: Id, input: Inputs[Id]): Query<Id> => ({ call, input });

/** The same query where the screen has something to say when nothing is there: its result is null then. */
export const optional = <Id extends ReadId>(asked: Query<Id>): Query<Id> & { readonly optional: true } => ({
  ...asked,
  optional: true,
});

/** Equal queries have equal keys, whatever the order of their properties. */
export const queryKey = ({ call, input }: Query): readonly [ReadId, string] => [call, stable(input)];

const stable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Where an answer stands in its list; from the pagination headers. */
export interface PageInfo {
  readonly total: number;
  readonly per: number;
  readonly last: number;
  readonly current: number;
}

type IsPaged<C extends CallDefinition> =
  Extract<CallAnswer<C>, { status: 200 }> extends { headers: { 'x-total': number } } ? true : false;

/**
 * What a section gets for a query: the body of the success, and for a paged list `page` beside it.
 */
export type ResultOf<Q> = Q extends { readonly call: infer Id extends ReadId }
  ? Q extends { readonly optional: true }
    ? Results[Id] | null
    : Results[Id]
  : never;

export type Needs = Readonly<Record<string, Query>>;
