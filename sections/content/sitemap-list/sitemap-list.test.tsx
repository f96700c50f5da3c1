import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './sitemap-list-default';
import { sitemapListFixtures as fixtures } from './sitemap-list.fixtures';
import { sitemapList } from './sitemap-list.section';

drawVariants('sitemap-list', { variants: sitemapList.variants, fixtures });

describe('sitemap-list', () => {
  it("[content.sitemap] lists the categories, the shop's screens and its own pages", () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toContain('<h1>サイトマップ</h1>');
    expect(html).toMatch(
      /href="\/product\?category=wagashi"[^>]*>和菓子<\/a><ul><li><a href="\/product\?category=wagashi-0"[^>]*>羊羹/,
    );
    expect(html).toContain('<a href="/news">お知らせ</a>');
    expect(html).toContain('<a href="/law">特定商取引法に基づく表記</a>');
  });
});
