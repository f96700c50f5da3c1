import { describe, expect, it } from 'vitest';
import { resolveLayout, type LayoutCandidate } from './resolve-layout';
import { codesOf, contextOf, documentOf, listOf, pathsOf, resolvePage, settingsOf } from '../test/definitions';

const message = { type: 'message', v: 1 };
const purchase = { type: 'purchase', v: 3 };
const group = (...entries: readonly (readonly [string, unknown])[]): object => ({
  type: 'group',
  v: 2,
  slots: { items: listOf(...entries) },
});
const buy = ['buy', purchase] as const;

describe('sections and slots', () => {
  it('draws the order, with settings, variant and slots', () => {
    const layout = resolvePage([
      ['pictures', { type: 'image', v: 1, variant: 'carousel', settings: { columns: { phone: 1, pc: 3 } } }],
      ['buy', { ...purchase, slots: { below: listOf(['m1', { ...message, settings: { code: 'product' } }]) } }],
    ]);
    expect(layout.issues).toEqual([]);
    expect(layout).toMatchObject({ page: 'product.detail', frame: 'default', source: 'published', nextEdge: null });
    expect(layout.sections).toEqual([
      {
        id: 'pictures',
        path: 'pictures',
        type: 'image',
        variant: 'carousel',
        settings: { columns: { phone: 1, tablet: 1, pc: 3 }, captions: [] },
        screens: ['phone', 'tablet', 'pc'],
        slots: {},
      },
      {
        id: 'buy',
        path: 'buy',
        type: 'purchase',
        variant: 'default',
        settings: { label: 'カートに入れる', steps: 0 },
        screens: ['phone', 'tablet', 'pc'],
        slots: { below: [expect.objectContaining({ id: 'm1', path: 'buy/below/m1' })] },
      },
    ]);
  });

  it.each<[string, unknown, string]>([
    ['an unknown section', { type: 'hologram', v: 1 }, 'unknown-section'],
    ['a section named like a part of Object', { type: 'constructor', v: 1 }, 'unknown-section'],
    ['a section of another page', { type: 'header', v: 1 }, 'wrong-place'],
    ['a broken section', { type: 'message' }, 'broken-section'],
    ['an outlet on a page', { type: 'outlet', v: 1 }, 'wrong-place'],
  ])('leaves out %s; its siblings live', (_name, section, code) => {
    const layout = resolvePage([['a', message], ['x', section], buy]);
    expect(pathsOf(layout)).toEqual(['a', 'buy']);
    expect(codesOf(layout)).toEqual([code]);
  });

  it('draws the default variant for one that does not exist', () => {
    const layout = resolvePage([['buy', { ...purchase, variant: 'golden' }]]);
    expect(layout.sections[0]?.variant).toBe('default');
    expect(codesOf(layout)).toEqual(['unknown-variant']);
  });

  it('holds to what a slot accepts and how many', () => {
    const below = listOf(['i', { type: 'image', v: 1 }], ['a', message], ['b', message], ['c', message]);
    const layout = resolvePage([['buy', { ...purchase, slots: { below, above: listOf(['z', message]) } }]]);
    expect(pathsOf(layout)).toEqual(['buy', 'buy/below/a', 'buy/below/b']);
    expect(codesOf(layout)).toEqual(['slot-refuses', 'slot-full', 'unknown-slot']);
  });

  it('takes into a column what says that it can stand in one, and nothing else', () => {
    const half = listOf(
      ['a', message],
      ['i', { type: 'image', v: 1 }],
      ['g', { type: 'group', v: 2 }],
      ['o', { type: 'outlet', v: 1 }],
      ['x', { type: 'nobody', v: 1 }],
    );
    const layout = resolvePage([['c', { type: 'group', v: 2, slots: { half } }], buy]);
    expect(pathsOf(layout)).toEqual(['c', 'c/half/a', 'buy']);
    expect(layout.issues.map(({ code, path }) => [code, path])).toEqual(
      ['i', 'g', 'o', 'x'].map((id) => ['slot-refuses', `c/half/${id}`]),
    );
  });

  it('draws four levels and 30 sections a level', () => {
    const deep = group(['g2', group(['g3', group(['g4', group(['g5', message])])])]);
    expect(pathsOf(resolvePage([['g1', deep], buy])).at(-2)).toBe('g1/items/g2/items/g3/items/g4');
    const many = resolvePage(
      Array.from({ length: 40 }, (_, index) => [`m${index}`, message] as const),
      { page: 'top' },
    );
    expect(many.sections).toHaveLength(30);
    expect(codesOf(many)).toEqual(['too-many-sections']);
  });

  it('keeps the first of a section that is limited on the page; what is hidden does not count', () => {
    const image = { type: 'image', v: 1 };
    const layout = resolvePage([
      ['hidden', { ...image, visible: { visitor: 'member' } }],
      ['first', image],
      ['g', group(['second', image])],
      buy,
    ]);
    expect(pathsOf(layout)).toEqual(['first', 'g', 'buy']);
    expect(codesOf(layout)).toEqual(['over-limit']);
  });

  it('draws an id that is used twice under another one', () => {
    const layout = resolvePage([['a', message], ['g', group(['a', message], ['a-2', message])], buy]);
    const [first, second] = layout.sections;
    expect(first?.id).toBe('a');
    expect(second?.slots.items?.map(({ id }) => id)).toEqual(['a-3', 'a-2']);
    expect(codesOf(layout)).toEqual(['duplicate-id']);
  });
});

describe('visibility and windows', () => {
  it('leaves out what is hidden and says on which screens the rest is shown', () => {
    const layout = resolvePage([
      ['never', { ...message, visible: { visitor: 'member' } }],
      ['phone', { ...message, visible: { screen: 'phone' } }],
      ['odd', { ...message, visible: { moon: 'full' } }],
      ['past', { ...message, window: { until: '2026-11-20T12:00' } }],
      ['open', { ...message, window: { from: '2026-11-20T12:00' } }],
      buy,
    ]);
    expect(pathsOf(layout)).toEqual(['phone', 'open', 'buy']);
    expect(layout.sections[0]?.screens).toEqual(['phone']);
  });

  it('tells the next edge of any window, also of sections that are hidden now', () => {
    const inner = group(['a', { ...message, window: { until: '2026-11-22T00:00' } }]);
    const layout = resolvePage([
      ['g', { ...inner, window: { from: '2026-11-23T00:00' } }],
      ['b', { ...message, visible: { visitor: 'member' }, window: { from: '2026-11-21T00:00' } }],
      ['c', { ...message, window: { from: '2026-11-19T00:00', until: '2026-11-18T00:00' } }],
      ['d', { ...message, window: { until: '2026-11-20T11:00' } }],
      buy,
    ]);
    expect(layout.nextEdge?.toISOString()).toBe('2026-11-20T15:00:00.000Z');
  });
});

describe('settings of other versions', () => {
  const base: LayoutCandidate = {
    source: 'base',
    input: documentOf('product.detail', ['buy', { ...purchase, variant: 'sticky', settings: { label: '買う' } }]),
  };
  const resolveWithBase = (instance: unknown, id = 'buy') =>
    resolveLayout([{ source: 'published', input: documentOf('product.detail', [id, instance]) }, base], contextOf());

  it('migrates old settings', () => {
    const layout = resolveWithBase({ type: 'purchase', v: 1, settings: { text: '注文する' } });
    expect(settingsOf(layout, 'buy')).toEqual({ label: '注文する', steps: 2 });
    expect(layout.issues).toEqual([]);
  });

  it('takes settings and variant of the base for an instance newer than the engine', () => {
    const layout = resolveWithBase({ type: 'purchase', v: 9, variant: 'hover', settings: { colour: 'red' } });
    expect(layout.sections[0]).toMatchObject({ variant: 'sticky', settings: { label: '買う' } });
    expect(codesOf(layout)).toEqual(['newer-section']);
  });

  it('takes defaults where the base has no such instance', () => {
    const layout = resolveWithBase({ type: 'purchase', v: 9, settings: { label: 7 } }, 'other');
    expect(settingsOf(layout, 'other')).toEqual({ label: 'カートに入れる', steps: 0 });
  });

  it('falls back in the same way when a migration throws or leads to invalid settings', () => {
    const invalid = resolveWithBase({ type: 'purchase', v: 1, settings: { text: '' } });
    expect(settingsOf(invalid, 'buy')).toEqual({ label: '買う', steps: 0 });
    expect(codesOf(invalid)).toEqual(['failed-migration']);
    const thrown = resolvePage([['g', { ...group(['a', message]), v: 1, settings: { title: '秋' } }], buy]);
    expect(settingsOf(thrown, 'g')).toEqual({ title: '' });
    expect(pathsOf(thrown)).toEqual(['g', 'g/items/a', 'buy']);
    expect(codesOf(thrown)).toEqual(['failed-migration']);
  });
});
