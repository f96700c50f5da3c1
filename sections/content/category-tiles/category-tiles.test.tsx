import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './category-tiles-default';
import { categoryTilesFixtures as fixtures } from './category-tiles.fixtures';
import { categoryTiles } from './category-tiles.section';

drawVariants('category-tiles', { variants: categoryTiles.variants, fixtures });

describe('category-tiles', () => {
  it('links each category, at most as many as the setting says', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/<h2 id="s1-h">カテゴリーから選ぶ/);
    expect(html).toMatch(/href="\/product\?category=tea"[^>]*><img[^>]* alt=""[^>]*><b>お茶<\/b>/);
    expect([...renderView(View, fixtures.long).matchAll(/<li>/g)]).toHaveLength(2);
  });

  it('draws nothing in a shop without categories', () => expect(renderView(View, fixtures.empty)).toBe(''));
});
