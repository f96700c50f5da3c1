/** The largest values that fit into a document, each against another kind of check. */
import { type Json, layoutLimits } from '../../schemas/layout/document';

const bytes = layoutLimits.bytes - 1_000;

const listOf = (item: string): Json => {
  const items = Array<string>(Math.floor(bytes / (item.length + 1))).fill(item);
  return JSON.parse(`[${items.join(',')}]`) as Json;
};
const numbered = <T>(length: number, item: (index: number) => T): T[] =>
  Array.from({ length: Math.floor(bytes / length) }, (_, index) => item(100_000 + index));

export const hostileValues: Readonly<Record<string, Json>> = {
  'one letter': 'x'.repeat(bytes),
  slashes: '/'.repeat(bytes),
  'blanks and an end': `${' '.repeat(bytes)}x`,
  digits: '1'.repeat(bytes),
  'empty objects': listOf('{}'),
  numbers: listOf('1'),
  texts: listOf('"a"'),
  'nearly links': listOf('{"label":"a","url":"/"}'),
  'different numbers': numbered(7, (number) => number),
  'different objects': numbered(15, (number) => ({ a: number })),
  'many keys': Object.fromEntries(numbered(12, (number) => [`k${number}`, 1])),
};

/** A document that ends inside a string full of quotes: from each of them a string could begin. */
export const cutOffDocument = `{"a":"${'\\"'.repeat(bytes / 2)}`;
