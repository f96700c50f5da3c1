import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './last-order-default';
import { lastOrderFixtures as fixtures } from './last-order.fixtures';
import { lastOrder } from './last-order.section';

drawVariants('last-order', { variants: lastOrder.variants, fixtures });

describe('last-order', () => {
  it('puts its goods into the cart again by a plain form, and leads to the order and its products', () => {
    const html = renderView(View, fixtures.ok, { prefix: '/gakuen' });
    expect(html).toMatch(/<form id="order-again" action="\/gakuen\/-\/do\/order-again" method="post">/);
    expect(html).toContain(`name="id" value="${fixtures.ok.data.order.id}"`);
    expect(html).toContain(`href="/gakuen/mypage/order_history/${fixtures.ok.data.order.id}"`);
    expect(html).toContain('href="/gakuen/product/kurikinton"');
  });

  it('names each product once, and counts those that have no room', () => {
    const text = textOf(renderView(View, fixtures.places));
    expect(text.split('栗きんとん')).toHaveLength(2);
    expect(textOf(renderView(View, fixtures.long))).toMatch(/ほか\d+品/);
  });

  it('sells nothing while the shop does not, and is left out where nothing was ordered', () => {
    expect(renderView(View, fixtures.ok, { isSelling: false })).not.toContain('<form');
    expect(renderView(View, fixtures.none)).toBe('');
  });
});
