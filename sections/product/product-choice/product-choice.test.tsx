import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './product-choice-default';
import { productChoiceFixtures as fixtures } from './product-choice.fixtures';
import { productChoice } from './product-choice.section';

drawVariants('product-choice', { variants: productChoice.variants, fixtures });

describe('product-choice', () => {
  it('lets each variant that can be had be chosen, in a plain form under the product’s name', () => {
    const html = renderView(View, fixtures.ok, { prefix: '/gakuen' });
    expect(html).toMatch(/<dialog [^>]*aria-labelledby="s1-name"[^>]*>.*<h2 id="s1-name">Vネックニットベスト<\/h2>/);
    expect(html).toMatch(/<form [^>]*data-add=""[^>]* action="\/gakuen\/-\/do\/cart-add" method="post">/);
    expect(html).toMatch(/<legend>色：杢紺<\/legend>.*>L<small>5,830円<.*<legend>色：杢灰<\/legend>/);
    expect(html).toContain('<input type="radio" required="" disabled="" name="sku_id" value="24"/>');
    expect(html).toMatch(/<input [^>]*max="10"[^>]*name="quantity"[^>]*>/);
  });

  it('closes without script and without sending anything', () =>
    expect(renderView(View, fixtures.ok)).toMatch(
      /<form method="dialog"><button [^>]*aria-label="Vネックニットベストの選択を閉じる">/,
    ));

  it('asks for the quantity alone where nothing is to be chosen', () => {
    const html = renderView(View, fixtures.plain);
    expect(html).toContain('<input type="hidden" name="sku_id" value="10"/>');
    expect(textOf(html)).toContain('数量');
    expect(html).not.toContain('radio');
  });

  it('draws nothing where nothing can be bought', () => {
    expect(renderView(View, fixtures.empty)).toBe('');
    expect(renderView(View, fixtures.ok, { isSelling: false })).toBe('');
  });
});
