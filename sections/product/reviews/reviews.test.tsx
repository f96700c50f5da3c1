import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './reviews-default';
import { reviewsFixtures as fixtures } from './reviews.fixtures';
import { reviews } from './reviews.section';

drawVariants('reviews', { variants: reviews.variants, fixtures });

describe('reviews', () => {
  it('sums up, shows how the ratings spread, and then each review with its date', () => {
    const text = textOf(renderView(View, fixtures.ok));
    expect(text).toContain('お客さまの声 4.6 ／5点（12件） 5点 9件 4点 2件 3点 1件 2点 0件 1点 0件');
    expect(text).toContain('5点満点中 3 小さめです');
    expect(text).toContain('こむぎさん 2026年11月14日(土)');
  });

  it('leads to the other pages of the reviews and back to their place', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/<nav [^>]*aria-label="レビューのページ">/);
    expect(html).toContain('href="/product/product-1?reviews=2#reviews"');
  });

  it('says kindly that there is none yet', () =>
    expect(textOf(renderView(View, fixtures.empty))).toContain('レビューはまだありません'));

  it('leads from behind the last page back to the others', () =>
    expect(renderView(View, fixtures.beyond)).toContain('href="/product/product-1#reviews"'));
});
