/** Why there is no answer of the contract. Messages are English, for the log; what a shopper reads is up to the view. */

export abstract class ApiError extends Error {
  abstract readonly code: string;
  readonly call: string;

  constructor(call: string, message: string, options?: ErrorOptions) {
    super(`${call}: ${message}`, options);
    this.call = call;
    this.name = new.target.name;
  }
}

/** The answer did not come in time (rule err.timeout). */
export class RequestTimeout extends ApiError {
  readonly code = 'api.timeout';
}

/** The request or its answer got lost on the way. */
export class NetworkError extends ApiError {
  readonly code = 'api.network';
}

/** Whoever asked does not want the answer any more (rule nav.cancel-pending). */
export class RequestCancelled extends ApiError {
  readonly code = 'api.cancelled';
}

/** A path parameter that no URL can carry, such as `..`. */
export class UnsendableParameter extends ApiError {
  readonly code = 'api.unsendable';
}

/** The answer's body is not what its media type says, or breaks its schema. */
export class UnreadableAnswer extends ApiError {
  readonly code = 'api.unreadable';
}

/** A status that the contract does not know for this call. */
export class UnexpectedStatus extends ApiError {
  readonly code = 'api.unexpected-status';

  constructor(
    call: string,
    readonly status: number,
    readonly expected: readonly number[],
  ) {
    const redirect = status >= 300 && status < 400 ? ' (a redirect, which is not followed)' : '';
    super(call, `status ${status}${redirect} is outside the contract, which says ${expected.join(', ')}`);
  }
}
