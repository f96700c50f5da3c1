import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './order-summary-default';
import { orderSummaryFixtures as fixtures } from './order-summary.fixtures';
import { orderSummary } from './order-summary.section';

drawVariants('order-summary', { variants: orderSummary.variants, fixtures });

describe('order-summary', () => {
  it('shows pieces and total while folded, and every line inside', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/<summary>3点の商品<span>合計 .*15,084/);
    expect(textOf(html)).toContain('白磁の急須 8,800 円 × 1点 小計 8,800 円');
  });

  it('[cart.multiple-shipping] says of each line whom it goes to, where the goods go to several', () => {
    expect(textOf(renderView(View, fixtures.places))).toContain('お届け先2 佐藤 一郎 様');
    expect(textOf(renderView(View, fixtures.ok))).not.toContain('お届け先');
  });

  it('takes no room where there is nothing to sum up', () => {
    for (const fixture of [fixtures.empty, fixtures.none]) expect(renderView(View, fixture)).toBe('');
  });
});
