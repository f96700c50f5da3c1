/** Which parameters of an address a screen is asked with. */
import type { ScreenRow } from '../../../schemas/screens/screens';

/** A screen's parameters, as plain text. */
export type Asked = Readonly<Record<string, string>>;

/**
 * Without controls, which nobody types and the API refuses (U+0000) or finds nowhere; those that are white space part the
 * words of a pasted keyword. Halves of surrogate pairs are never in URLSearchParams.
 */
const plainText = (value: string): string =>
  value
    .replace(/[\t-\r]/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();

/** Signs; no call takes a longer text of an address, and a page writes its parameters into each of its links. */
const longestParameter = 5_000;
const halfPair = /[\uD800-\uDBFF]$/;

/**
 * What of a query changes a screen: the parameters that its row allows, as plain text, repeated ones joined by commas.
 */
export const allowedQuery = (row: ScreenRow, given: URLSearchParams): Asked => {
  const allowed: Record<string, string> = {};
  for (const name of row.query ?? []) {
    const text = [...new Set(given.getAll(name).map(plainText).filter(Boolean))].join(',');
    if (text !== '') allowed[name] = text.slice(0, longestParameter).replace(halfPair, '');
  }
  return allowed;
};
