import { describe, expect, it } from 'vitest';
import { resolveLayout, type LayoutCandidate, type ResolveContext } from './resolve-layout';
import { codesOf, contextOf, documentOf, pathsOf, resolvePage } from '../test/definitions';

const message = { type: 'message', v: 1 };
const purchase = { type: 'purchase', v: 3 };
const buy = ['buy', purchase] as const;

describe('precedence', () => {
  const good = (id: string): object => documentOf('product.detail', [id, purchase]);
  const resolve = (...inputs: readonly (readonly [LayoutCandidate['source'], unknown])[]) => {
    const layout = resolveLayout(
      inputs.map(([source, input]) => ({ source, input })),
      contextOf(),
    );
    return { source: layout.source, first: layout.sections[0]?.id, codes: codesOf(layout), issues: layout.issues };
  };

  it('takes the first that can be used', () => {
    expect(resolve(['published', good('s')], ['base', good('b')])).toMatchObject({ source: 'published', first: 's' });
    expect(resolve(['published', '{'], ['last-good', good('l')], ['base', good('b')]).source).toBe('last-good');
    expect(resolve(['published', undefined], ['base', good('b')])).toMatchObject({
      source: 'base',
      codes: ['unreachable'],
    });
    expect(resolve(['published', { ...good('s'), $schema: 'noren/layout/9' }], ['base', good('b')]).source).toBe(
      'base',
    );
    expect(resolve(['published', 'x'], ['base', 'y']).source).toBe('minimum');
  });

  it('passes over a document of another page or instance and names its source', () => {
    const { source, issues } = resolve(['published', documentOf('top')], ['base', good('b')]);
    expect(source).toBe('base');
    expect(issues).toMatchObject([{ code: 'wrong-page', source: 'published', found: 'top', wanted: 'product.detail' }]);
    const landing = { ...documentOf('landing', ['m', message]), instance: 'spring' };
    const on = (instance: string) =>
      resolveLayout([{ source: 'published', input: landing }], contextOf({ page: 'landing', instance })).source;
    expect([on('spring'), on('autumn')]).toEqual(['published', 'minimum']);
  });

  it.each<[string, object]>([
    ['nothing', { order: [], sections: {} }],
    ['nothing that is in its order', { order: [], sections: { m: message } }],
    ['only what nobody knows', { order: ['x'], sections: { x: { type: 'hologram', v: 1 } } }],
    ['only what may not stand there', { order: ['x'], sections: { x: { type: 'header', v: 1 } } }],
    ['only broken sections', { order: ['x'], sections: { x: { type: 'message' } } }],
    ['only what a slip hides', { order: ['m'], sections: { m: { ...message, visible: { visitor: 'admin' } } } }],
    [
      'only what is never open',
      { order: ['m'], sections: { m: { ...message, window: { from: '2027-01-02', until: '2027-01-01T00:00' } } } },
    ],
  ])('passes over a document that holds %s', (_name, list) => {
    const empty = { ...documentOf('product.detail'), ...list };
    const { source, first, codes } = resolve(['published', empty], ['last-good', good('l')], ['base', good('b')]);
    expect([source, first]).toEqual(['last-good', 'l']);
    expect(codes.at(-1)).toBe('draws-nothing');
  });

  it('draws a document whose sections are hidden just now: what a shop hid stays hidden', () => {
    const members = { ...message, visible: { visitor: 'member' } };
    const later = { ...message, window: { from: '2030-01-01' } };
    for (const hidden of [members, later]) {
      const input = documentOf('top', ['m', hidden]);
      const layout = resolveLayout(
        [
          { source: 'published', input },
          { source: 'base', input: documentOf('top', ['b', message]) },
        ],
        contextOf({ page: 'top' }),
      );
      expect([layout.source, layout.sections]).toEqual(['published', []]);
    }
  });

  it.each<unknown>([{ spring: 1 }, { toString: 1 }, ['spring'], null, 7])(
    'passes over a document for the instance %j',
    (odd) => {
      const landing = { ...documentOf('landing', ['m', message]), instance: odd };
      for (const input of [landing, JSON.stringify(landing)]) {
        const context = contextOf({ page: 'landing', instance: 'spring' });
        const { source, issues } = resolveLayout([{ source: 'published', input }], context);
        expect(source).toBe('minimum');
        expect(issues[0]).toMatchObject({ code: 'wrong-shape', key: 'instance', source: 'published' });
      }
    },
  );

  it('always has an answer', () => {
    expect(resolve()).toMatchObject({ source: 'minimum', first: 'image' });
  });

  it('costs a section, not the page, when the registry throws', () => {
    const variantsOf = (type: string): readonly string[] => {
      if (type === 'image') throw new Error('no such folder');
      return ['default'];
    };
    const layout = resolvePage([['i', { type: 'image', v: 1, variant: 'wide' }], buy], { variantsOf });
    expect(pathsOf(layout)).toEqual(['buy']);
    expect(codesOf(layout)).toEqual(['engine-fault']);
  });
});

describe('the frame', () => {
  const frameFor = (frame: unknown, changes: Partial<ResolveContext> = {}): string => {
    const context = contextOf(changes);
    const input = { ...documentOf(context.page, buy), frame };
    return resolveLayout([{ source: 'published', input }], context).frame;
  };

  it("is the document's if there is such a frame, else the page's usual one", () => {
    expect(frameFor('sample')).toBe('sample');
    expect(frameFor('golden')).toBe('default');
    expect(frameFor('maintenance')).toBe('default');
    expect(frameFor('invalidChannel', { page: 'cart.confirm' })).toBe('simple');
    expect(frameFor('__proto__', { page: 'cart.confirm' })).toBe('simple');
    expect(frameFor(undefined, { page: 'cart.confirm' })).toBe('simple');
    expect(frameFor(undefined, { page: 'maintenance' })).toBe('maintenance');
    expect(frameFor('sample', { page: 'default' })).toBe('default');
  });
});
