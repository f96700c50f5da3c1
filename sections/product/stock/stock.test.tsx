import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './stock-default';
import { stockFixtures as fixtures } from './stock.fixtures';
import { stock } from './stock.section';

drawVariants('stock', { variants: stock.variants, fixtures });

describe('stock', () => {
  it('has a row for each variant with its price, what is left and when it comes back', () => {
    const text = textOf(renderView(View, fixtures.ok));
    expect(text).toContain('入数 価格（税込） 在庫 八個入 2,592円 在庫あり 十二個入 3,780円 在庫切れ 12月上旬に入荷');
    expect(text).toContain('冷蔵便でお届けします。ご注文から3営業日以内に発送します。土曜・日曜の出荷はございません。');
  });

  it('sets two axes against each other', () => {
    const html = renderView(View, fixtures.matrix);
    expect(html).toContain(
      '<th scope="col">サイズ</th><th scope="col">価格（税込）</th><th scope="col">杢紺</th><th scope="col">杢灰</th>',
    );
    expect([...html.matchAll(/<th scope="row">/g)]).toHaveLength(3);
    expect(textOf(html)).toContain('M 5,280円 在庫あり 在庫切れ 12月12日ごろ入荷の見込みです');
  });

  it('can be pushed sideways with the keyboard where a screen is too narrow, under a name', () =>
    expect(renderView(View, fixtures.matrix)).toMatch(/tabindex="0" role="group" aria-label="在庫とお届け"><table/));

  it('needs no table for a product without a choice', () => {
    const html = renderView(View, fixtures.empty);
    expect(html).not.toContain('<table');
    expect(textOf(html)).toBe('在庫とお届け 常温便でお届けします。当日に発送します。');
  });

  it('says of each that it is sold out', () =>
    expect([...renderView(View, fixtures.soldOut).matchAll(/data-stock="out">在庫切れ/g)]).toHaveLength(2));
});
