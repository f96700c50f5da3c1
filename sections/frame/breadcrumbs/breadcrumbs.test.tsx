import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './breadcrumbs-default';
import { breadcrumbsFixtures as fixtures } from './breadcrumbs.fixtures';
import { breadcrumbs } from './breadcrumbs.section';

drawVariants('breadcrumbs', { variants: breadcrumbs.variants, fixtures });

describe('breadcrumbs', () => {
  const trail = (html: string): string[] => [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => textOf(item));

  it('follows the categories of a product down to its name', () => {
    const html = renderView(View, fixtures.product, { page: 'product.detail' });
    expect(trail(html)).toEqual(['トップ', '和菓子', '生菓子', '栗きんとん 八個入']);
    expect(html).toContain('aria-current="page">栗きんとん 八個入');
    expect(html).toContain('aria-label="パンくずリスト"');
  });

  it('follows a category from the root', () =>
    expect(trail(renderView(View, fixtures.category, { page: 'product.list' }))).toEqual(['トップ', '和菓子', '羊羹']));

  it('names a search', () =>
    expect(trail(renderView(View, fixtures.search, { page: 'product.list' })).at(-1)).toMatch(/の検索結果$/));

  it('names any other screen by its title', () =>
    expect(trail(renderView(View, fixtures.ok, { page: 'faq', title: 'よくあるご質問' }))).toEqual([
      'トップ',
      'よくあるご質問',
    ]));

  it('stays away on the top page', () => expect(renderView(View, fixtures.ok, { page: 'top' })).toBe(''));
});
