/**
 * The typed client, derived from the contract: `client.catalog.product({ params: { key } })` answers one of the
 * statuses that the call declares, or one that any call may answer. Narrow on `status`.
 */
import type { Contract } from '../../schemas/shop-contract';
import type {
  CallAnswer,
  CallDefinition,
  CallGroups,
  CallInput,
  CommonAnswer,
} from '../../schemas/contract/define-call';
import type { Query, ReadId, ResultOf } from '../../schemas/query';
import type { ErrorBody } from '../../schemas/contract/errors';
import type { CallOptions, LooseAnswer, LooseInput, Transport } from './transport';

/** A call as a function. Throws an ApiError where there is no answer of the contract. */
export type CallFunction<C extends CallDefinition> = (
  input: CallInput<C>,
  options?: CallOptions,
) => Promise<CallAnswer<C> | CommonAnswer>;

export type ClientOf<Groups extends CallGroups> = {
  readonly [D in keyof Groups]: { readonly [N in keyof Groups[D]]: CallFunction<Groups[D][N]> };
};

/** All calls by domain and name. */
export type Client = ClientOf<Contract> & { readonly transport: Transport };

type AnyCall = (input: LooseInput, options?: CallOptions) => Promise<LooseAnswer>;

/** Functions for all calls of the transport, nested by domain. */
export const createClient = (transport: Transport): Client => {
  const domains: Record<string, Record<string, AnyCall>> = {};
  for (const id of transport.ids) {
    const [domain = '', name = ''] = id.split('.');
    (domains[domain] ??= {})[name] = (input, options) => transport.send(id, input, options);
  }
  // The transport is made from the same contract as the type, and its answers are checked against it by the server.
  return { ...domains, transport } as Client;
};

export type QueryOutcome<R> =
  | { readonly ok: true; readonly result: R }
  | { readonly ok: false; readonly status: number; readonly code: string; readonly error: ErrorBody };

/**
 * Answers a query descriptor: the body of the success, with `page` beside it for a paged list, or the error that the
 * shop answered. Throws an ApiError where there is no answer of the contract.
 */
export const runQuery = async <Id extends ReadId>(
  client: Pick<Client, 'transport'>,
  query: Query<Id>,
  options?: CallOptions,
): Promise<QueryOutcome<ResultOf<Query<Id>>>> =>
  // The result is the body of the call that `query` names.
  (await answerQuery(client.transport, query, options)) as QueryOutcome<ResultOf<Query<Id>>>;

/** The same for a query of any call, where nobody asks for its type. */
export const answerQuery = async (
  transport: Transport,
  { call, input }: Query,
  options?: CallOptions,
): Promise<QueryOutcome<unknown>> => {
  // `query()` has typed the input where the descriptor was made.
  const answer = await transport.send(call, input as LooseInput, options);
  if (answer.status >= 200 && answer.status < 300) {
    return { ok: true, result: answer.page ? { ...(answer.body as object), page: answer.page } : answer.body };
  }
  const error = asErrorBody(answer);
  return { ok: false, status: answer.status, code: error.code, error };
};

/** What stands before a shop may refuse without a word of the contract. A 503 without a code means maintenance (design, section 9). */
const codesByStatus: Readonly<Record<number, string>> = {
  413: 'request.too-large',
  429: 'request.too-many',
  503: 'site.maintenance',
};

/** The error of an answer that is no success. */
export const asErrorBody = ({ status, body }: Pick<LooseAnswer, 'status' | 'body'>): ErrorBody => {
  const { code, message, errors } = (body ?? {}) as Partial<ErrorBody>;
  return {
    code: typeof code === 'string' ? code : (codesByStatus[status] ?? 'server.error'),
    message: typeof message === 'string' ? message : '',
    ...(errors ? { errors } : {}),
  };
};
