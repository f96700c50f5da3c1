import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './breadcrumbs-default';
import { breadcrumbsFixtures as fixtures } from './breadcrumbs.fixtures';
import { breadcrumbs } from './breadcrumbs.section';

drawVariants('breadcrumbs', { variants: breadcrumbs.variants, fixtures });

describe('breadcrumbs', () => {
  const trail = (html: string): string[] => [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => textOf(item));

  it('leads from the top page down to the screen, which leads nowhere', () => {
    const html = renderView(View, fixtures.deep);
    expect(trail(html)).toEqual(['トップ', '和菓子', '生菓子', '栗きんとん 八個入']);
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="/"',
      'href="/product?category=wagashi"',
      'href="/product?category=namagashi"',
    ]);
    expect(html).toContain('aria-current="page">栗きんとん 八個入');
    expect(html).toContain('aria-label="パンくずリスト"');
  });

  it('stays away on the top page', () => expect(renderView(View, fixtures.top)).toBe(''));
});
