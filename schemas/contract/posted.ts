import type { ErrorBody } from './errors';

/**
 * A form that was sent without script: what was typed, but for passwords, and what the shop says of it; `code` '': nothing,
 * and the values are what the screen shows next.
 */
export interface Posted {
  /** Name of the action, such as `orderer` of `/-/do/orderer`. */
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
  readonly code: string;
  readonly message: string;
  readonly errors: NonNullable<ErrorBody['errors']> | null;
}
