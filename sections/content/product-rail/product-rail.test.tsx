import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './product-rail-default';
import { View as Grid } from './product-rail-grid';
import { productRailFixtures as fixtures } from './product-rail.fixtures';
import { productRail } from './product-rail.section';

drawVariants('product-rail', { variants: productRail.variants, fixtures });

describe('product-rail', () => {
  it.each([
    ['default', View],
    ['grid', Grid],
  ])('shows the collection with a link to all of it, variant %s', (_, Rail) => {
    const html = renderView(Rail, fixtures.ok);
    expect(html).toMatch(/aria-labelledby="s1-h".*<h2 id="s1-h">栗と、あたたかいお茶/);
    expect(html).toContain('href="/product?collection=season"');
    expect([...html.matchAll(/<h3>/g)]).toHaveLength(6);
    expect(textOf(html)).toContain('最中 稲穂 六個入 山路菓子舗 通常価格 1,620円 1,404 円 （税込）');
  });

  it('draws nothing for an empty collection', () => expect(renderView(View, fixtures.empty)).toBe(''));
});
