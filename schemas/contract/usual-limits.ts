import type { CallLimit } from './define-call';

/** Of a call that costs no more than a row or two: no person comes near it, nor do all those of an office together. */
export const usualLimits = [{ by: 'address', most: 6_000, perS: 600 }] as const satisfies readonly CallLimit[];
