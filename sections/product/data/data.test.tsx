import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './data-default';
import { dataFixtures as fixtures } from './data.fixtures';
import { data } from './data.section';

drawVariants('data', { variants: data.variants, fixtures });

describe('data', () => {
  it('lists each fact under its term, in a region with a name', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/<section [^>]*aria-labelledby="s1-title"><h2 id="s1-title">商品データ<\/h2>/);
    expect(html).toContain('<dt>内容量</dt><dd>八個</dd>');
  });

  it('draws nothing where there are none', () => expect(renderView(View, fixtures.empty)).toBe(''));
});
