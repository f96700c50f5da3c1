import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanJson } from './scan-json';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('scanJson', () => {
  it.each([
    ['{"a":[{"b":"}]"}]}', 3],
    [String.raw`["\\","[[[[\"[[",[]]`, 2],
    ['"no brackets [[["', 0],
    ['["never closed [[[', 1],
  ])('counts the levels of %s', (text, levels) => expect(scanJson(text, 64).levels).toBe(levels));

  it('agrees with JSON.parse on any value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(scanJson(JSON.stringify(value), 64)).toEqual({ levels: depthOf(value), duplicateKeys: [] });
      }),
    );
  });

  it('finds keys that stand twice in the same object only', () => {
    expect(scanJson('{"a":{"a":"a"},"b":["a","a"],"a" : 1, "\\u0062":2}', 64).duplicateKeys).toEqual(['a', 'b']);
  });
});
