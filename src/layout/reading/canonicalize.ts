/**
 * RFC 8785 (JSON Canonicalization Scheme): the same data always gives the same text. Numbers and strings are written as
 * ECMAScript writes them, which is what the RFC asks for; keys are sorted by UTF-16 units. Halves of surrogate pairs,
 * which the RFC refuses, are written as escapes, so that a shop's odd text still comes back as it was.
 */
import type { Json } from '../../../schemas/layout/document';

/** The canonical text. Throws a TypeError on what is no JSON value; the value's depth must be bounded. */
export const canonicalize = (value: Json): string => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('JSON has no such number');
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalize).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`JSON has no ${typeof value}`);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalize(item)}`);
  return `{${members.join(',')}}`;
};
