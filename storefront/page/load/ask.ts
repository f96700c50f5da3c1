/** How the screen loader asks for data: one function, given by the server, that answers a query of the contract. */
import { queryKey, type BodyOf, type Query, type ReadId } from '../../../schemas/query';

export type QueryResult<Result = unknown> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly status: number; readonly code: string };

export type Ask = (query: Query) => Promise<QueryResult>;

/** Asks a query whose result is used here; what a section asks for, its definition types. */
export const askFor = async <Id extends ReadId>(ask: Ask, query: Query<Id>): Promise<QueryResult<BodyOf<Id>>> =>
  // The answer was read against the call's schema, by the handlers' types or by the client.
  (await ask(query)) as QueryResult<BodyOf<Id>>;

/** The text under which a query's answer is kept; equal queries give equal texts. */
export const keyOf = (query: Query): string => queryKey(query).join(' ');

/** Asks once for each different query, all at the same time. */
export const askAll = async (ask: Ask, queries: readonly Query[]): Promise<ReadonlyMap<string, QueryResult>> => {
  const unique = new Map(queries.map((query) => [keyOf(query), query]));
  const answers = await Promise.all([...unique].map(async ([key, query]) => [key, await ask(query)] as const));
  return new Map(answers);
};
