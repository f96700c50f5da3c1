import { describe, expect, it } from 'vitest';
import { sampleCards } from '../../samples/shop';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './viewed-default';
import { ViewedShelf } from './viewed-shelf';
import { viewedFixtures as fixtures } from './viewed.fixtures';
import { viewed } from './viewed.section';

drawVariants('viewed', { variants: viewed.variants, fixtures });

const Shelf = ({ products }: { readonly products: typeof sampleCards }) => (
  <ViewedShelf id="s1" title="最近ご覧になった商品" products={products} />
);

describe('viewed', () => {
  it('is drawn by the server as an empty place: the page is the same for everyone', () =>
    expect(renderView(View, fixtures.ok)).toBe('<div></div>'));

  it('shows products under a heading, and nothing where there are none', () => {
    const draw = (products: typeof sampleCards) => renderView(() => <Shelf products={products} />, fixtures.ok);
    expect(draw(sampleCards.slice(0, 2))).toMatch(/<h2 id="s1-title">最近ご覧になった商品<\/h2>(.*<h3>){2}/);
    expect(draw([])).toBe('');
  });
});
