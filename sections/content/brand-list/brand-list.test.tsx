import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './brand-list-default';
import { brandListFixtures as fixtures } from './brand-list.fixtures';
import { brandList } from './brand-list.section';

drawVariants('brand-list', { variants: brandList.variants, fixtures });

describe('brand-list', () => {
  it('[content.brand] lists brands by their reading, each with a link to its products', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/href="\/product\?brand=asahi"[^>]*>.*href="\/product\?brand=zeze"[^>]*>/);
    expect(textOf(html)).toBe('ブランド 旭 アサヒ 膳所 ゼゼ');
  });

  it('leads on when there is none', () =>
    expect(renderView(View, fixtures.empty)).toMatch(/href="\/product"[^>]*>商品一覧を見る/));
});
