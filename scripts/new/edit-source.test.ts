import { describe, expect, it } from 'vitest';
import { addEntry } from './edit-source';

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('a line put into a source file', () => {
  it.each([
    ['const all = { a };', ['all'], 'const all = { a, b, };'],
    ['const all = { a, } as const;', ['all'], 'const all = { a, b, } as const;'],
    ['const all = {} satisfies T;', ['all'], 'const all = { b, } satisfies T;'],
    ['define(x, { variants: { a } });', ['variants'], 'define(x, { variants: { a, b, } });'],
    [
      "const t = { variants: { one: {}, 'two-words': { a } } };",
      ['variants', 'two-words'],
      "const t = { variants: { one: {}, 'two-words': { a, b, } } };",
    ],
  ])('becomes the last entry in %s', (text, path, expected) => expect(flat(addEntry(text, path, 'b'))).toBe(expected));

  it('has no place where there is no such object', () => {
    expect(() => addEntry('const t = { variants: {} };', ['variants', 'hero'], 'b')).toThrow(
      'no object "variants.hero"',
    );
    expect(() => addEntry('const t = 1;', ['variants'], 'b')).toThrow('no object "variants"');
  });
});
