import { describe, expect, it } from 'vitest';
import { minoriEnv } from '../../../sections/samples/env';
import { useShop } from '../../../src/ui/shop-context';
import type { View } from '../../island/island';
import { renderMain, renderSections, type RenderContext } from './render-sections';
import type { LoadedSection } from '../load/screen';
import { loadedSection, resolvedSection, smallSection } from '../test/small-sections';

const ShopName = () => <p>{useShop().siteName}</p>;

const Standby = ({ slots }: Parameters<View>[0]) => <article>{slots.below ?? <a href="/law">表記</a>}</article>;

const views: Readonly<Record<string, View>> = {
  words: ({ id }) => <p>{id}</p>,
  shop: ShopName,
  holder: ({ slots }) => <article>{slots.below}</article>,
  standby: Standby,
  empty: () => null,
  headed: () => <h1>見出し</h1>,
  picture: () => <img src="/a.webp" srcSet="/a.webp 1x" alt="a" />,
  thrower: () => {
    throw new Error('drawing');
  },
};

const contextWith = (faults: [string, unknown][], env = minoriEnv): RenderContext => ({
  env,
  params: { key: 'k' },
  query: {},
  crumbs: [],
  viewOf: ({ resolved }) => {
    const view = views[resolved.type];
    return view ? { module: `sections/${resolved.type}.tsx`, view } : null;
  },
  onError: ({ id }, error) => faults.push([id, (error as Error).message]),
});

const draw = (...sections: LoadedSection[]) => {
  const faults: [string, unknown][] = [];
  return { ...renderSections(sections, contextWith(faults)), faults };
};

const failureText = 'この部分を表示できませんでした';

describe('renderSections', () => {
  it('draws each section in an element that names its type and id', () => {
    const { html, modules, islands } = draw(loadedSection('a', 'words'), loadedSection('b', 'shop'));
    expect(html).toBe('<div data-s="words" data-i="a"><p>a</p></div><div data-s="shop" data-i="b"><p>実り</p></div>');
    expect(modules).toEqual(['sections/words.tsx', 'sections/shop.tsx']);
    expect(islands).toEqual([]);
  });

  it('hands the browser only the sections that come to life there, with their input', () => {
    const definition = smallSection({ hydrate: 'visible' });
    const { islands, html } = draw(
      loadedSection('still', 'words'),
      loadedSection('live', 'words', { definition, data: { n: 1 } }),
    );
    expect(islands).toEqual([
      {
        id: 'live',
        module: 'sections/words.tsx',
        hydrate: 'visible',
        input: { settings: {}, data: { n: 1 }, query: {}, params: { key: 'k' } },
      },
    ]);
    expect(html).toContain('data-i="live" data-h>');
  });

  it('hands on what is for members to members alone', () => {
    const section = loadedSection('own', 'words', { definition: smallSection({ hydrate: 'members' }) });
    const drawnFor = (visitor: 'guest' | 'member') =>
      renderSections([section], contextWith([], { ...minoriEnv, visitor }));
    expect(drawnFor('guest')).toMatchObject({ islands: [], html: expect.not.stringContaining('data-h') as string });
    expect(drawnFor('member')).toMatchObject({ islands: [{ id: 'own', hydrate: 'load' }] });
  });

  it('leaves out the preload links that React would write for pictures', () => {
    const alive = loadedSection('b', 'picture', { definition: smallSection({ hydrate: 'load' }) });
    expect(draw(loadedSection('a', 'picture'), alive).html).not.toContain('<link');
  });

  it('leaves out what draws nothing, has no data or has no view', () => {
    const { html } = draw(
      loadedSection('a', 'empty'),
      loadedSection('b', 'words', { data: null }),
      loadedSection('c', 'unknown'),
    );
    expect(html).toBe('');
  });

  it.each(['never', 'load'] as const)(
    'draws the error state of a section that throws (hydrate: %s), tells, and goes on',
    (hydrate) => {
      const definition = smallSection({ hydrate });
      const { html, faults, islands } = draw(
        loadedSection('bad', 'thrower', { definition }),
        loadedSection('good', 'words'),
      );
      expect(html).toContain('data-i="bad" data-failed>');
      expect(html).toContain(failureText);
      expect(html).toContain('<div data-s="words" data-i="good"><p>good</p></div>');
      expect(faults).toEqual([['bad', 'drawing']]);
      expect(islands).toEqual([]);
    },
  );

  it('draws the error state of a section without its data', () => {
    const { html, islands } = draw(
      loadedSection('a', 'words', { data: 'failed', definition: smallSection({ hydrate: 'load' }) }),
    );
    expect(html).toContain(failureText);
    expect(islands).toEqual([]);
  });

  it('takes a slot in which nothing is drawn for an empty one', () => {
    const gone = loadedSection('gone', 'words', { data: null });
    const blank = loadedSection('blank', 'empty');
    const { html } = draw(loadedSection('outer', 'standby', { slots: { below: [gone, blank] } }));
    expect(html).toBe('<div data-s="standby" data-i="outer"><article><a href="/law">表記</a></article></div>');
  });

  it('keeps a fault in a slot inside the slot', () => {
    const { html, faults } = draw(
      loadedSection('outer', 'holder', {
        slots: { below: [loadedSection('bad', 'thrower'), loadedSection('good', 'words')] },
      }),
    );
    expect(html).toMatch(/^<div data-s="holder" data-i="outer"><article><div data-slot="below">/);
    expect(html).toContain(failureText);
    expect(html).toContain('<p>good</p>');
    expect(faults).toEqual([['bad', 'drawing']]);
  });

  it('says on which screens a section stands, where that is not all of them', () => {
    const resolved = resolvedSection('a', 'words', { screens: ['phone', 'pc'] });
    expect(draw(loadedSection('a', 'words', { resolved })).html).toContain(' data-on="phone pc"');
  });
});

describe('renderMain', () => {
  const main = (...sections: LoadedSection[]): string => renderMain(sections, contextWith([]), '名入れ & 刺繍').html;

  it('heads the first section that failed with the screen’s title, where its heading failed with it', () =>
    expect(
      main(loadedSection('a', 'words'), loadedSection('bad', 'thrower'), loadedSection('worse', 'thrower')),
    ).toMatch(
      /^<div[^>]*><p>a<\/p><\/div><div[^>]* data-failed><h1>名入れ &amp; 刺繍<\/h1>(?!.*<h1).*data-i="worse" data-failed>/,
    ));

  it('adds no heading beside one, nor where all is drawn', () => {
    expect(main(loadedSection('a', 'headed'), loadedSection('bad', 'thrower'))).not.toContain('刺繍');
    expect(main(loadedSection('a', 'words'))).not.toContain('<h1');
  });
});
