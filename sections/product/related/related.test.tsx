import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './related-default';
import { relatedFixtures as fixtures } from './related.fixtures';
import { related } from './related.section';

drawVariants('related', { variants: related.variants, fixtures });

describe('related', () => {
  it('shows the goods under a heading', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toContain('<h2 id="s1-title">同じ種類の商品</h2>');
    expect([...html.matchAll(/<h3>/g)]).toHaveLength(3);
  });

  it('draws nothing where there are none', () => expect(renderView(View, fixtures.empty)).toBe(''));
});
