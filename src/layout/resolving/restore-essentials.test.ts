import { describe, expect, it } from 'vitest';
import { resolveLayout, type LayoutCandidate, type ResolveContext } from './resolve-layout';
import { codesOf, contextOf, definitions, documentOf, listOf, pathsOf, resolvePage } from '../test/definitions';

const message = { type: 'message', v: 1 };
const purchase = { type: 'purchase', v: 3 };
const group = (...entries: readonly (readonly [string, unknown])[]): object => ({
  type: 'group',
  v: 2,
  slots: { items: listOf(...entries) },
});

describe('essential sections', () => {
  it('shows them whatever their condition and window say, and what they stand in', () => {
    const hidden = { visible: { visitor: 'member' }, window: { until: '2020-01-01' } };
    const layout = resolvePage([['g', { ...group(['buy', { ...purchase, ...hidden }]), ...hidden }]]);
    expect(pathsOf(layout)).toEqual(['g', 'g/items/buy']);
    expect(layout.sections[0]?.screens).toHaveLength(3);
    expect(layout.nextEdge).toBeNull();
    expect(codesOf(layout)).toContain('essential-shown');
  });

  const base: LayoutCandidate = {
    source: 'base',
    input: documentOf('product.detail', ['a', message], ['b', message], ['box', purchase], ['c', message]),
  };
  const restoreInto = (...ids: string[]): string[] => {
    const entries = ids.map((id) => [id, message] as const);
    const published = { source: 'published', input: documentOf('product.detail', ...entries) } as const;
    return pathsOf(resolveLayout([published, base], contextOf()));
  };

  it('puts a missing one back after the sibling that stands before it in the base', () => {
    expect(restoreInto('b', 'x', 'c')).toEqual(['b', 'box', 'x', 'c']);
    expect(restoreInto('a', 'x', 'c')).toEqual(['a', 'box', 'x', 'c']);
    expect(restoreInto('x', 'c')).toEqual(['x', 'box', 'c']);
    expect(restoreInto('x', 'y')).toEqual(['x', 'y', 'box']);
  });

  it('puts back what stands in a slot of the base, in its reading order, when nothing holds it any more', () => {
    const columns = group(['gallery', { type: 'image', v: 1 }], ['box', purchase]);
    const inSlots: LayoutCandidate = {
      source: 'base',
      input: documentOf('product.detail', ['a', message], ['main', columns], ['b', message]),
    };
    const essentialImage = { ...definitions, image: { ...definitions.image, essential: true as const } };
    const restore = (...entries: readonly (readonly [string, unknown])[]): string[] => {
      const published = { source: 'published', input: documentOf('product.detail', ...entries) } as const;
      return pathsOf(resolveLayout([published, inSlots], contextOf({ definitions: essentialImage })));
    };
    expect(restore(['a', message], ['b', message])).toEqual(['a', 'gallery', 'box', 'b']);
    expect(restore(['a', message], ['main', group(['gallery', { type: 'image', v: 1 }])], ['b', message])).toEqual([
      'a',
      'main',
      'main/items/gallery',
      'box',
      'b',
    ]);
    expect(restore(['b', message], ['x', message])).toEqual(['gallery', 'box', 'b', 'x']);
  });

  it.each<[string, unknown]>([
    ['broken', { type: 'purchase' }],
    ['in a slot that refuses it', { type: 'group', v: 2, slots: { aside: listOf(['buy', purchase]) } }],
    ['in a section that nobody knows', { type: 'hologram', v: 1, slots: { items: listOf(['buy', purchase]) } }],
  ])('puts it back when the one that is there is %s', (_name, section) => {
    const layout = resolvePage([
      ['m', message],
      ['x', section],
    ]);
    expect(layout.sections.at(-1)).toMatchObject({ type: 'purchase', path: 'purchase' });
    expect(codesOf(layout)).toContain('essential-restored');
  });

  it('gives every frame exactly one outlet', () => {
    const frame: Partial<ResolveContext> = { page: 'default' };
    const outlet = { type: 'outlet', v: 1 };
    expect(
      pathsOf(
        resolvePage(
          [
            ['header', { type: 'header', v: 1 }],
            ['m', message],
          ],
          frame,
        ),
      ),
    ).toEqual(['header', 'outlet', 'm']);
    expect(
      pathsOf(
        resolvePage(
          [
            ['one', outlet],
            ['two', outlet],
          ],
          frame,
        ),
      ),
    ).toEqual(['one']);
    expect(
      pathsOf(
        resolvePage(
          [
            ['g', group(['one', outlet])],
            ['two', outlet],
          ],
          frame,
        ),
      ),
    ).toEqual(['g', 'g/items/one']);
    expect(pathsOf(resolvePage([], { page: 'maintenance', kind: 'frame' }))).toEqual(['outlet']);
    expect(pathsOf(resolvePage([], { page: 'maintenance' }))).toEqual([]);
  });

  it('never lets a put-back section take an id that is in use', () => {
    const layout = resolvePage([['purchase', message]]);
    expect(layout.sections.map(({ id, type }) => [id, type])).toEqual([
      ['purchase', 'message'],
      ['purchase-2', 'purchase'],
    ]);
  });
});
