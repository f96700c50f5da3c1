/** How a call gets to the one that answers it: over HTTP, or as a plain function on the server. */
import type { PageInfo } from '../../schemas/query';

/** `{ params, query, headers, body }` as the call's types demand them of whoever writes the call. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Headers that the call declares, such as `idempotency-key`. */
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface CallOptions {
  /** Aborts a read. Writes go through whatever happens (rule nav.cancel-pending). */
  readonly signal?: AbortSignal;
}

export interface LooseAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Of paged lists: the pagination headers, with the defaults of schemas/contract/pagination.ts for missing ones. */
  readonly page?: PageInfo;
}

/**
 * Answers any status of the contract; throws an ApiError (errors.ts) where there is no such answer. What is to happen
 * around every call (a token refresh, recording) wraps a transport in another one.
 */
export interface Transport {
  /** Ids of the calls that it can send. */
  readonly ids: readonly string[];
  readonly send: (id: string, input: LooseInput, options?: CallOptions) => Promise<LooseAnswer>;
}
