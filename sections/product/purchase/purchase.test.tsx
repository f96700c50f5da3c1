import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './purchase-default';
import { View as Sticky } from './purchase-sticky';
import { purchaseFixtures as fixtures } from './purchase.fixtures';
import { purchase } from './purchase.section';

drawVariants('purchase', { variants: purchase.variants, fixtures });

describe('purchase', () => {
  it('offers each value as a radio button in a named group, with its price where prices differ', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/<fieldset><legend [^>]*>入数<\/legend>/);
    expect(html).toMatch(
      /<input type="radio"[^>]* name="option.入数"[^>]* value="八個入"[^>]*><span>八個入<small>2,592円/,
    );
  });

  it('says of a value that it is sold out', () =>
    expect(textOf(renderView(View, fixtures.ok))).toContain('十二個入 3,780円 在庫切れ'));

  it('says what is left of the chosen one and when it leaves', () =>
    expect(textOf(renderView(View, fixtures.ok))).toContain(
      '在庫： 在庫あり 数量 カートに入れる 冷蔵便・ご注文から3営業日以内に発送します',
    ));

  it('gives a price only on values that cost something else than most', () => {
    const text = textOf(renderView(View, fixtures.twoAxes));
    expect(text).toContain('色 杢紺 杢灰 サイズ S M L 5,830円');
    expect(text).toContain('サイズ表を見る');
  });

  it('has nothing to choose for one thing at one price', () => {
    const html = renderView(View, fixtures.empty);
    expect(html).not.toContain('<fieldset>');
    expect(textOf(html)).toBe('8,800 円 （税込） 在庫： 在庫あり 数量 カートに入れる 常温便・当日に発送します');
  });

  it('shows the first variant where all is sold out, and when it comes back', () => {
    const text = textOf(renderView(View, fixtures.soldOut));
    expect([...text.matchAll(/円 在庫切れ/g)]).toHaveLength(2);
    expect(text).toContain('在庫： 在庫切れ 来年の秋に再開します');
  });

  it('[site.selling-flag] says that the shop sells nothing at the moment, and takes nothing', () => {
    const closed = renderView(View, fixtures.ok, { isSelling: false });
    expect(textOf(closed)).toContain('ご注文の受付を一時停止しております');
    expect(closed).toMatch(/<button[^>]* disabled=""[^>]*>カートに入れる/);
    expect(textOf(renderView(View, fixtures.ok))).not.toContain('一時停止');
  });

  it('[cart.guest] goes into the cart without script: the form carries the product and the values of its axes', () => {
    const html = renderView(View, fixtures.twoAxes, { prefix: '/gakuen' });
    expect(html).toMatch(/^<form [^>]*action="\/gakuen\/-\/do\/cart-add" method="post">.*<\/form>$/);
    expect(html).toContain('<input type="hidden" name="product_key" value="product-3"/>');
    expect(html).toMatch(/name="option.色"[^>]* checked="" value="杢紺"/);
    expect(html).toMatch(/name="option.サイズ"[^>]* checked="" value="S"/);
    expect(html).toMatch(/<input [^>]*min="1" max="10"[^>]* name="quantity" value="1"/);
  });

  it('cannot be put into the cart while it is sold out, and says why', () => {
    const html = renderView(View, fixtures.soldOut);
    expect(html).toMatch(/<button[^>]* disabled=""[^>]* aria-describedby="s1-reason"[^>]*>カートに入れる/);
    expect(textOf(html)).toContain('在庫切れのため、カートに入れられません。');
  });

  it('shows what a colour looks like beside its name', () => {
    const html = renderView(View, fixtures.twoAxes);
    expect(html).toMatch(/value="杢紺"[^>]*><span><i [^>]*data-ph="[0-9a-f]{6}"><\/i>杢紺/);
    expect(html).not.toMatch(/data-ph[^>]*><\/i>S/);
  });

  it('repeats price, choice and button in a bar, as part of the same form', () => {
    const html = renderView(Sticky, fixtures.twoAxes);
    const bar = /<div [^>]*aria-label="ご購入">.*<\/div><\/form>$/.exec(html)?.[0] ?? '';
    expect(textOf(bar)).toBe('5,280 円（税込） 杢紺・S カートに入れる');
    expect(bar).toContain('href="#s1-buy"');
    expect(bar).toMatch(/<button type="submit"(?![^>]* disabled)/);
  });

  it('offers nothing in the bar that cannot be bought', () => {
    for (const html of [renderView(Sticky, fixtures.soldOut), renderView(Sticky, fixtures.ok, { isSelling: false })])
      expect(html).toMatch(/aria-label="ご購入">.*<button[^>]* disabled=""[^>]*>(在庫切れ|受付停止中)</);
  });

  it('sends the browser no more of the product than the choice takes', () =>
    expect(Object.keys(fixtures.ok.data.product).sort()).toEqual([
      'delivery',
      'has_sizes',
      'key',
      'list_price_jpy',
      'max_quantity',
      'price_jpy',
      'product_model',
    ]));
});
