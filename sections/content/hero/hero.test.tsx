import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './hero-default';
import { View as Pair } from './hero-pair';
import { heroFixtures as fixtures } from './hero.fixtures';
import { hero } from './hero.section';

drawVariants('hero', { variants: hero.variants, fixtures });

describe('hero', () => {
  it('fetches the first picture before all others, a portrait one on phones', () => {
    const html = renderView(View, fixtures.several);
    expect([...html.matchAll(/fetchPriority="high"/g)]).toHaveLength(1);
    expect([...html.matchAll(/loading="lazy"/g)]).toHaveLength(1);
    expect(html).toMatch(/<source media="\(max-width: 47.99rem\)" srcSet="\/images\/hero-portrait-320.webp 320w/);
  });

  it('says which of how many a banner is, where there are several', () => {
    expect(renderView(View, fixtures.several)).toMatch(/<small>1 \/ 2<\/small>.*<small>2 \/ 2<\/small>/);
    expect(renderView(View, fixtures.ok)).not.toContain('1 / 1');
  });

  it("sets smaller banners in pairs, without the page's heading, or not at all", () => {
    const html = renderView(Pair, fixtures.several);
    expect(html).toMatch(/<section [^>]*aria-label="おすすめ">.*<h2>栗の、終わりのころ。<\/h2>/);
    expect(html).not.toMatch(/<h1|fetchPriority/);
    expect(renderView(Pair, fixtures.empty)).toBe('');
  });

  it('gives the top page its heading, and no other page', () => {
    expect(renderView(View, fixtures.ok)).toMatch(/<h1[^>]*>実り<\/h1>/);
    expect(renderView(View, fixtures.empty)).toMatch(/^<h1[^>]*>実り<\/h1>$/);
    expect(renderView(View, fixtures.ok, { page: 'landing' })).not.toContain('<h1');
  });

  it('leads to a page of the shop or of another site', () => {
    const html = renderView(View, fixtures.several, { prefix: '/gakuen' });
    expect(html).toContain('href="/gakuen/product?collection=season"');
    expect(html).toContain('href="https://example.jp/fair"');
  });
});
