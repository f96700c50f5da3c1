import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutSchemaId, type StoredLayout } from '../../../schemas/layout/document';
import { parseLayout, serializeLayout } from './parse-layout';
import { documentOf, listOf } from '../test/definitions';
import { countSections, mapSections, walk } from './walk';

const parse = (stored: unknown): StoredLayout => {
  const parsed = parseLayout(stored);
  if (!parsed.ok) throw new Error(parsed.issue.message);
  return parsed.document;
};

const message = { type: 'message', v: 1 };
const document = parse({
  ...documentOf(
    'top',
    ['a', message],
    ['broken', 7],
    ['g', { type: 'group', v: 2, odd: true, slots: { items: listOf(['m', message], ['b', {}]), wrong: 3 } }],
  ),
  note: '店主のメモ',
});

describe('walking', () => {
  it('finds every readable instance in reading order', () => {
    expect(walk(document).map(({ path, instance }) => [path, instance.type])).toEqual([
      ['a', 'message'],
      ['g', 'group'],
      ['g/items/m', 'message'],
    ]);
  });

  it('counts all, or those of one type', () => {
    expect(countSections(document)).toBe(3);
    expect(countSections(document, 'message')).toBe(2);
  });
});

describe('mapping', () => {
  it('changes what it is told to and keeps everything else', () => {
    const mapped = mapSections(document, ({ path, instance }) =>
      path === 'g/items/m' ? { ...instance, v: 5 } : instance,
    );
    expect(serializeLayout(mapped)).toBe(
      serializeLayout(document).replace('"m":{"type":"message","v":1}', '"m":{"type":"message","v":5}'),
    );
  });

  it('takes a section out of its list and its order', () => {
    const mapped = mapSections(document, ({ id, instance }) => (id === 'a' || id === 'm' ? null : instance));
    expect(mapped.order).toEqual(['broken', 'g']);
    expect(walk(mapped).map(({ path }) => path)).toEqual(['g']);
    expect(walk(document)).toHaveLength(3);
  });

  it('gives back an equal document when nothing is changed, whatever stands in it', () => {
    const stored = fc.record({
      $schema: fc.constant(layoutSchemaId),
      page: fc.string(),
      order: fc.array(fc.string()),
      sections: fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom('a', '__proto__')),
        fc.oneof(fc.jsonValue(), fc.record({ type: fc.constant('group'), v: fc.constant(1), slots: fc.jsonValue() })),
      ),
    });
    fc.assert(
      fc.property(stored, (value) => {
        const before = parse(JSON.stringify(value));
        expect(serializeLayout(mapSections(before, ({ instance }) => instance))).toBe(serializeLayout(before));
      }),
    );
  });
});
