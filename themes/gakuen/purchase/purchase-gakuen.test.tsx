import { describe, expect, it } from 'vitest';
import { purchaseFixtures } from '../../../sections/product/purchase/purchase.fixtures';
import { drawVariants } from '../../../sections/testing/draw-variants';
import { renderView, textOf } from '../../../sections/testing/render-view';
import { gakuen } from '../index';
import { View } from './purchase-gakuen';

drawVariants('purchase of gakuen', { variants: gakuen.variants.purchase, fixtures: purchaseFixtures });

describe('purchase of gakuen', () => {
  it('says on a size how much is left of it in the chosen colour', () => {
    const { data, settings } = purchaseFixtures.twoAxes;
    const few = data.product.product_model.products.map((variant, at) =>
      at === 0 ? { ...variant, stock_status: 'few' as const, stock_left: 2 } : variant,
    );
    // The only colour is chosen.
    const oneColour = data.product.product_model.axes.map((axis) =>
      axis.name === '色' ? { ...axis, values: ['杢紺'] } : axis,
    );
    const product = { ...data.product, product_model: { axes: oneColour, products: few } };
    expect(textOf(renderView(View, { settings, data: { product } }))).toContain('色 杢紺 サイズ S 残り2点 M L');
  });
});
