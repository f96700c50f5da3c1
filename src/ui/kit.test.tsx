import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button';
import { Pagination, pagesAround } from './pagination';
import { Price } from './price';
import { SectionError } from './section-error';
import { ShopProvider, type ShopEnv } from './shop-context';
import { Html } from './html';
import { Stars } from './stars';

const env: ShopEnv = {
  channel: 'gakuen',
  prefix: '/gakuen',
  siteName: '学園',
  theme: 'gakuen',
  page: 'top',
  title: 'トップ',
  url: '/',
  visitor: 'guest',
  isSelling: true,
  today: '2026-11-20',
};
const plain = (html: string): string => html.replace(/<[^>]+>/g, '');

describe('Price', () => {
  it('is written with tax included', () =>
    expect(plain(renderToStaticMarkup(<Price priceJpy={1980} />))).toBe('1,980円（税込）'));

  it('says that it is the lowest of several', () =>
    expect(plain(renderToStaticMarkup(<Price priceJpy={1980} isFrom />))).toBe('1,980円から（税込）'));

  it('names the regular price and strikes it, only where it is higher', () => {
    expect(renderToStaticMarkup(<Price priceJpy={1980} listPriceJpy={2400} />)).toContain('通常価格 <s>2,400円</s>');
    expect(renderToStaticMarkup(<Price priceJpy={1980} listPriceJpy={1980} />)).not.toContain('<s>');
  });
});

describe('Button', () => {
  it('keeps its text while busy and says so', () => {
    const html = renderToStaticMarkup(<Button busy>カートに入れる</Button>);
    expect(html).toMatch(/aria-busy="true" aria-disabled="true">カートに入れる</);
  });
});

describe('Pagination', () => {
  it('offers the ends and the neighbours, and fills a gap of one', () => {
    expect(pagesAround(1, 1)).toEqual([1]);
    expect(pagesAround(1, 9)).toEqual([1, 2, 0, 9]);
    expect(pagesAround(4, 8)).toEqual([1, 2, 3, 4, 5, 0, 8]);
    expect(pagesAround(50, 99)).toEqual([1, 0, 49, 50, 51, 0, 99]);
  });

  it('is a list of links in the channel, and nothing for one page', () => {
    const draw = (last: number): string =>
      renderToStaticMarkup(
        <ShopProvider env={env}>
          <Pagination current={1} last={last} hrefOf={(page) => `/news?page=${page}`} />
        </ShopProvider>,
      );
    expect(draw(2)).toMatch(/<nav [^>]*aria-label="ページ">.*aria-current="page">1<.*href="\/gakuen\/news\?page=2"/);
    expect(draw(1)).toBe('');
  });
});

describe('Stars', () => {
  it('says the figure in words and fills stars to a tenth', () => {
    const html = renderToStaticMarkup(<Stars rating={4.6} count={12} />);
    expect(plain(html)).toBe('5点満点中4.6（12件）');
    expect(html).toContain('<svg width="92"');
  });
});

describe('Html', () => {
  it('leads links of the shop into its channel and leaves others alone', () => {
    const html = renderToStaticMarkup(
      <ShopProvider env={env}>
        <Html html='<a href="/guide">a</a><a href="https://example.jp/">b</a><img src="/images/x.webp"><a href="//example.jp">c</a>' />
      </ShopProvider>,
    );
    expect(html).toContain('href="/gakuen/guide"');
    expect(html).toContain('href="https://example.jp/"');
    expect(html).toContain('href="//example.jp"');
  });
});

describe('SectionError', () => {
  it('stands without any provider and offers to load again', () =>
    expect(plain(renderToStaticMarkup(<SectionError />))).toContain('もう一度読み込んで'));
});
