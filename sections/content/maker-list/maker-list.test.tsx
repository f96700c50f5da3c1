import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './maker-list-default';
import { makerListFixtures as fixtures } from './maker-list.fixtures';
import { makerList } from './maker-list.section';

drawVariants('maker-list', { variants: makerList.variants, fixtures });

describe('maker-list', () => {
  it('[content.maker] links each maker with its place', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/href="\/maker\/yamagara"[^>]*><img[^>]*><h2>栗舎 やまがら<\/h2><small>岐阜県恵那市/);
  });

  it('leads on when there is none', () =>
    expect(renderView(View, fixtures.empty)).toMatch(/href="\/product"[^>]*>商品一覧を見る/));
});
