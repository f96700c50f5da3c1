import { describe, expect, it } from 'vitest';
import { addEntry, addImport, hasObject } from './edit-source';

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('a line put into a source file', () => {
  it('comes after the last import', () =>
    expect(flat(addImport("import a from 'a';\nimport b from 'b';\nconst c = 1;", "import d from 'd';"))).toBe(
      "import a from 'a'; import b from 'b'; import d from 'd'; const c = 1;",
    ));

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
    expect(hasObject('const t = { variants: {} };', ['variants', 'hero'])).toBe(false);
    expect(() => addEntry('const t = 1;', ['variants'], 'b')).toThrow('no object "variants"');
  });
});
