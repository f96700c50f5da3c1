import { describe, expect, it } from 'vitest';
import { createLastGood } from './last-good';
import type { LayoutCandidate, ResolveContext } from './resolve-layout';
import { contextOf, documentOf } from '../test/definitions';

const page = (id: string, name = 'top'): object => documentOf(name, [id, { type: 'message', v: 1 }]);
const published = (input: unknown): LayoutCandidate => ({ source: 'published', input });
const base: LayoutCandidate = { source: 'base', input: page('base') };

const start = (bounds?: { documents: number; characters: number }) => {
  const lastGood = createLastGood(bounds);
  return (candidates: readonly LayoutCandidate[], changes: Partial<ResolveContext> = {}): string => {
    const layout = lastGood.resolve(candidates, contextOf({ page: 'top', ...changes }));
    return `${layout.source} ${layout.sections[0]?.id}`;
  };
};

describe('the last good document', () => {
  it.each([undefined, '{', '', { $schema: 'noren/layout/2' }, page('other', 'ec')])(
    'stands in while the published one is %j',
    (broken) => {
      const resolve = start();
      expect(resolve([published(broken), base])).toBe('base base');
      expect(resolve([published(page('shop')), base])).toBe('published shop');
      expect(resolve([published(broken), base])).toBe('last-good shop');
      expect(resolve([published(JSON.stringify(page('new'))), base])).toBe('published new');
      expect(resolve([published(broken), base])).toBe('last-good new');
    },
  );

  it('is kept by channel, page and instance', () => {
    const resolve = start();
    resolve([published(page('shop')), base]);
    const facts = { ...contextOf().facts, channel: 'gakuen' };
    expect(resolve([published('{'), base], { facts })).toBe('base base');
    expect(resolve([published('{'), base], { instance: 'spring' })).toBe('base base');
    expect(resolve([published('{'), base])).toBe('last-good shop');
  });

  it('is forgotten when the shop takes its page back', () => {
    const resolve = start();
    resolve([published(page('shop')), base]);
    expect(resolve([base])).toBe('base base');
    expect(resolve([published('{'), base])).toBe('base base');
  });

  it('keeps no more than it was allowed', () => {
    const resolve = start({ documents: 2, characters: 1e6 });
    const instances = ['a', 'b', 'c'];
    for (const instance of instances) resolve([published(page(instance)), base], { instance });
    const seen = instances.map((instance) => resolve([published('{'), base], { instance }));
    expect(seen).toEqual(['base base', 'last-good b', 'last-good c']);
    const tight = start({ documents: 9, characters: 150 });
    for (const instance of instances) tight([published(page(instance)), base], { instance });
    expect(instances.map((instance) => tight([published('{'), base], { instance }))).toEqual([
      'base base',
      'base base',
      'last-good c',
    ]);
  });
});
