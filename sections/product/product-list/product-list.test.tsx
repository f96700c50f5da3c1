import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './product-list-default';
import { productListFixtures as fixtures } from './product-list.fixtures';
import { productList } from './product-list.section';

drawVariants('product-list', { variants: productList.variants, fixtures });

describe('product-list', () => {
  it('shows the goods as a named list and says which they are', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/<ul class="[^"]*" aria-label="商品">/);
    expect(textOf(html)).toContain('40点のうち16–21点');
  });

  it('keeps what was asked for in the links to other pages and in the form of the order', () => {
    const html = renderView(View, fixtures.narrowed);
    expect(html).toContain('<input type="hidden" name="tag" value="kuri,winter"/>');
    expect(renderView(View, fixtures.ok)).toMatch(/href="\/product\?sort=new&amp;page=3" rel="next"/);
    expect(renderView(View, fixtures.ok)).toContain('<option value="new" selected="">新着順</option>');
  });

  it('shows what narrows the list, each with a link that takes it away', () => {
    const html = renderView(View, fixtures.narrowed);
    expect(html).toMatch(/<ul class="[^"]*" aria-label="選んだ条件">/);
    expect(html).toContain('href="/product?tag=winter&amp;maker=gone&amp;keyword=%E6%A0%97" aria-label="栗を外す"');
    expect(html).toContain('aria-label="そのほかの条件を外す"');
    expect(html).toMatch(/href="\/product\?keyword=%E6%A0%97">すべて外す/);
  });

  it('does not grow with invented filters: each would stand in the links of all others', () => {
    const drawn = (most: number): string => {
      const invented = Array.from({ length: most }, (_, at) => (at + 1296).toString(36)).join(',');
      return renderView(View, { ...fixtures.narrowed, query: { ...fixtures.narrowed.query, maker: invented } });
    };
    expect(drawn(200).match(/そのほかの条件を外す/g)).toHaveLength(1);
    expect(drawn(200).length - drawn(100).length).toBeLessThan(8_000);
  });

  it.each([
    ['empty', '条件に合う商品が見つかりませんでした 条件を減らしてお試しください。', 'すべての商品を見る'],
    ['emptyNarrowed', '言葉を短くするか、', '絞り込みを外す'],
    ['emptySearch', '別の言葉でお試しください。', '「羽二重」で探す'],
    ['beyond', 'このページには商品がありません', '最初のページへ'],
  ] as const)('says kindly that nothing is there and how to go on: %s', (name, words, wayOn) => {
    const text = textOf(renderView(View, fixtures[name]));
    expect(text).toContain(words);
    expect(text).toContain(wayOn);
    expect(text).not.toContain('並び順');
  });

  it('leads from several words that find nothing to each of them', () => {
    const html = renderView(View, fixtures.emptySearch);
    expect(html).toContain(`href="/product?keyword=${encodeURIComponent('湯のみ')}"`);
    expect(textOf(renderView(View, fixtures.emptyNarrowed))).not.toContain('で探す');
  });

  it('says of each that it is sold out', () =>
    expect([...renderView(View, fixtures.soldOut).matchAll(/在庫切れ/g)]).toHaveLength(6));
});
