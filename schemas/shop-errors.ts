/**
 * The closed list of error codes: those of the contract's machinery and those of every group. A code that stands in no
 * list does not compile; one that stands in two of them fails a test, since the later would hide the earlier.
 */
import type { ErrorBody } from './contract/errors';
import { groupErrors } from './group-errors.generated';

export const errors = groupErrors;

export type ErrorCode = keyof typeof errors;

/** The answer body of an error code; `message` replaces the listed text where a situation has a better one. */
export const errorOf = (code: ErrorCode, message: string = errors[code].message): ErrorBody => ({ code, message });
