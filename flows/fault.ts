/** Why a call brought no result, in words for the shopper, and what a flow does about it. */
import { asErrorBody } from '../src/api/client';
import { ApiError } from '../src/api/errors';
import type { ErrorBody } from '../schemas/contract/errors';
import { offlineMessage } from './offline';

export interface Fault {
  /** Of schemas/shop-errors.ts, or `api.…` where there was no answer. */
  readonly code: string;
  readonly message: string;
  /** By field, as the server names it. */
  readonly errors: NonNullable<ErrorBody['errors']> | null;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The shop has answered, and the answer is no. */
export class CallRefused extends Error {
  constructor(readonly fault: Fault) {
    super(`${fault.code}: ${fault.message}`);
    this.name = 'CallRefused';
  }
}

const isSuccess = <A extends Answer>(answer: A): answer is Extract<A, { readonly status: 200 }> =>
  answer.status === 200;

/** The body of a success. @throws CallRefused for any other answer. */
export const bodyOf = <A extends Answer>(answer: A): Extract<A, { readonly status: 200 }>['body'] => {
  if (isSuccess(answer)) return answer.body;
  const { code, message, errors } = asErrorBody(answer);
  throw new CallRefused({ code, message: message || unknownMessage, errors: errors ?? null });
};

const unknownMessage = 'うまくいきませんでした。少し時間をおいて、もう一度お試しください。';

/** Whatever was thrown, as a fault. */
export const faultOf = (error: unknown): Fault => {
  if (error instanceof CallRefused) return error.fault;
  if (error instanceof ApiError) {
    const isOffline = error.code === 'api.network' || error.code === 'api.timeout';
    return { code: error.code, message: isOffline ? offlineMessage : unknownMessage, errors: null };
  }
  return { code: 'api.unknown', message: unknownMessage, errors: null };
};
