import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ProductCard } from '../../../schemas/catalog/product';
import { ShopProvider } from '../../../src/ui/shop-context';
import { minoriEnv } from '../../samples/env';
import { longCard, sampleCard, sampleCards } from '../../samples/shop';
import { textOf } from '../../testing/render-view';
import { CardList } from './card-list';

const draw = (products: readonly ProductCard[], props: { eager?: number; heading?: 'h2' } = {}): string =>
  renderToStaticMarkup(
    <ShopProvider env={{ ...minoriEnv, prefix: '/shop' }}>
      <CardList products={products} {...props} />
    </ShopProvider>,
  );

describe('a product in a list', () => {
  it('is one link around picture and name, with the maker and the price', () => {
    const html = draw([sampleCard(1)]);
    expect(html).toMatch(
      /<li [^>]*><a href="\/shop\/product\/product-1"><img [^>]*alt=""[^>]*><h3>栗きんとん 八個入<\/h3><\/a>/,
    );
    expect(textOf(html)).toBe('栗きんとん 八個入 山路菓子舗 2,592 円 （税込）');
  });

  it('says what is worth knowing in words', () => {
    const remarks = (own: Partial<ProductCard>): string =>
      textOf(draw([sampleCard(1, own)])).split('（税込） ')[1] ?? '';
    expect(remarks({})).toBe('');
    expect(remarks({ is_new: true })).toBe('新商品');
    expect(remarks({ stock_status: 'few', badges: ['のし可'] })).toBe('残りわずか のし可');
    expect(remarks({ stock_status: 'order' })).toBe('お取り寄せ');
    expect(remarks({ stock_status: 'out' })).toBe('在庫切れ');
  });

  it('stays a card without a picture or a maker', () => {
    const html = draw([longCard, sampleCard(2, { maker: null, picture: null })]);
    expect([...html.matchAll(/写真は準備中です/g)]).toHaveLength(2);
  });

  it('loads only the first pictures at once, and offers no file wider than a card', () => {
    const html = draw(sampleCards, { eager: 2 });
    expect([...html.matchAll(/loading="lazy"/g)]).toHaveLength(4);
    expect(html).not.toMatch(/1200\.webp|960\.webp/);
  });

  it('takes the heading level of the place it stands in', () =>
    expect(draw([sampleCard(1)], { heading: 'h2' })).toContain('<h2>栗きんとん 八個入</h2>'));
});
