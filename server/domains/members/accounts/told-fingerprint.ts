/** What was told, as a form has shown it: who changes it elsewhere meanwhile is not overwritten unseen. */
import { createHash } from 'node:crypto';
import type { Json } from '../../../../schemas/layout/document';
import { canonicalize } from '../../../../src/layout/reading/canonicalize';

type Told = Readonly<Record<string, Json>>;

/** 256 bits, base64url: 43 characters. */
export const fingerprintOf = (told: Told): string =>
  createHash('sha256').update(canonicalize(told)).digest('base64url');

/** @param seen undefined: nobody says what they have seen @returns false too where what is wanted stands there already */
export const isOutdated = (seen: string | undefined, stored: Told, wanted: Told): boolean => {
  const current = fingerprintOf(stored);
  return seen !== undefined && seen !== current && fingerprintOf(wanted) !== current;
};
