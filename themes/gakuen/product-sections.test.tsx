import { describe, expect, it } from 'vitest';
import { productListFixtures } from '../../sections/product/product-list/product-list.fixtures';
import { sizeTableFixtures } from '../../sections/product/size-table/size-table.fixtures';
import { drawVariants } from '../../sections/testing/draw-variants';
import { renderView, textOf } from '../../sections/testing/render-view';
import { gakuen } from './index';
import { View as ProductList } from './product-list/product-list-gakuen';
import { View as SizeTable } from './size-table/size-table-gakuen';

drawVariants('product-list of gakuen', { variants: gakuen.variants['product-list'], fixtures: productListFixtures });
drawVariants('size-table of gakuen', { variants: gakuen.variants['size-table'], fixtures: sizeTableFixtures });

describe('product-list of gakuen', () => {
  it('says of everything whether it is in stock', () => {
    const text = textOf(renderView(ProductList, productListFixtures.ok));
    expect(text).toContain('栗きんとん 八個入 山路菓子舗 2,592 円 （税込） 新商品 在庫あり');
    expect(text).toContain('白磁の急須 8,800 円 （税込） 在庫切れ');
  });

  it('leads to what is to be chosen by a plain link to the product, also where it is not said what that is', () => {
    const html = renderView(ProductList, productListFixtures.choice, { prefix: '/gakuen' });
    expect(html).toMatch(/<a href="\/gakuen\/product\/product-1" [^>]*data-choose="">色・サイズを選ぶ<span/);
    expect(html).toMatch(/<a href="\/gakuen\/product\/product-4" [^>]*data-choose="">選んでカートに入れる<span/);
  });

  it('puts goods without a choice into the cart at once, and those that are sold out not at all', () => {
    const html = renderView(ProductList, productListFixtures.choice);
    expect(html).toMatch(/name="sku_id" value="1"\/><button [^>]*>カートに入れる<span [^>]*>：名札ホルダー/);
    expect(textOf(html)).not.toMatch(/(選ぶ|入れる) ：上履き/);
  });

  it('offers neither while nothing is sold, nor where the shop does not want it', () => {
    const closed = renderView(ProductList, productListFixtures.choice, { isSelling: false });
    for (const html of [closed, renderView(ProductList, productListFixtures.ok)])
      expect(html).not.toMatch(/data-(add|choose)/);
  });
});

describe('size-table of gakuen', () => {
  it('shows where to measure, in words too', () => {
    const html = renderView(SizeTable, sizeTableFixtures.ok);
    expect(html).toContain('role="img" aria-label="測る場所の図：肩幅、身幅、着丈"');
    expect(textOf(html)).toContain('サイズの測り方 身幅は、脇の下の左右を平らに置いて測ります。');
  });

  it('draws nothing for goods without sizes', () => expect(renderView(SizeTable, sizeTableFixtures.empty)).toBe(''));
});
