import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './list-head-default';
import { listHeadFixtures as fixtures } from './list-head.fixtures';
import { listHead } from './list-head.section';

drawVariants('list-head', { variants: listHead.variants, fixtures });

const title = (html: string): string => /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '';

describe('list-head', () => {
  it.each([
    ['ok', '商品一覧'],
    ['category', '和菓子'],
    ['child', 'ほうじ茶'],
    ['search', '和菓子から「羊羹」を探す'],
    ['filter', '栗'],
    ['empty', '商品一覧'],
  ] as const)('says what the list is of: %s', (name, words) =>
    expect(title(renderView(View, fixtures[name]))).toBe(words),
  );

  it('says how many goods there are', () => expect(textOf(renderView(View, fixtures.ok))).toContain('全40点'));

  it('leads to the categories below the chosen one, and to the roots where none is chosen', () => {
    expect(renderView(View, fixtures.category)).toContain('<a href="/product?category=wagashi-0">羊羹</a>');
    expect(renderView(View, fixtures.ok)).toContain('<a href="/product?category=tea">お茶</a>');
    expect(renderView(View, fixtures.search)).not.toContain('<nav');
  });

  it('cuts long words', () => expect(title(renderView(View, fixtures.longSearch)).length).toBeLessThan(60));
});
