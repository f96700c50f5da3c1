import { describe, expect, it } from 'vitest';
import type { Ask, QueryResult } from '../../../../storefront/page/load/ask';
import { screens } from '../../../../schemas/screens/screens';
import { robotsTxt, sitemapXml } from './sitemap';

const found = (result: unknown): QueryResult => ({ ok: true, result });
const base = 'https://shop.example/gakuen';
const rows = screens.filter(({ isFindable }) => isFindable);

const answers: Readonly<Record<string, (input: { query?: { page?: number } }) => QueryResult>> = {
  'catalog.categories': () =>
    found({
      data: [
        { key: 'wear', product_count: 2, children: [{ key: 'wear-&-more', product_count: 2 }] },
        { key: 'empty', product_count: 0, children: [] },
      ],
    }),
  'catalog.makers': () => found({ data: [{ key: '窯' }] }),
  'content.news': () => found({ data: [{ key: 'spring' }] }),
  'site.staticPageUrls': () => found({ data: [{ url: '/law' }] }),
  'catalog.products': ({ query: { page = 1 } = {} }) => found({ data: [{ key: `p${page}` }], page: { last: 3 } }),
};

const ask: Ask = ({ call, input }) =>
  Promise.resolve(answers[call]?.(input as object) ?? { ok: false, status: 404, code: 'request.not-found' });

describe('sitemap.xml', () => {
  it('lists every address that may be found, once, in the channel', async () => {
    const xml = await sitemapXml(base, rows, ask);
    const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toEqual(
      expect.arrayContaining(
        ['/', '/product', '/law', '/news/spring', '/maker/%E7%AA%AF', '/product/p1', '/product/p3'].map(
          (path) => base + path,
        ),
      ),
    );
    expect(xml).toContain('/product?category=wear-%26-more</loc>');
    for (const hidden of ['/mypage', '/cart', '/login', '{', 'category=empty']) expect(xml).not.toContain(hidden);
  });

  it('lists nothing that stands at a screen which is left out', async () => {
    const left = rows.filter(({ page }) => page === 'top' || page === 'news.detail');
    const xml = await sitemapXml(base, left, ask);
    expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])).toEqual([
      `${base}/`,
      `${base}/news/spring`,
    ]);
  });

  it('names every address as a browser asks for it, whatever letters it is of', async () => {
    const urls = ['/日本', '/a b', '/100%', '/a?b#c', '/x&y', '/\u0001', '/\ufffe', '/\ud83c\udf30'];
    const odd: Ask = (asked) =>
      asked.call === 'site.staticPageUrls'
        ? Promise.resolve(found({ data: urls.map((url) => ({ url })) }))
        : ask(asked);
    const left = rows.filter(({ page }) => page === 'static');
    const xml = await sitemapXml('https://shop.example', left, odd);
    const named = [...xml.matchAll(/<loc>https:\/\/shop\.example([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
    expect(named.map((path) => decodeURIComponent(path.replaceAll('&amp;', '&')))).toEqual(urls);
    for (const path of named) expect(path).toMatch(/^[!-;=-~]+$/);
    expect(named.join('')).not.toMatch(/[?#]/);
  });

  it('is not written in part', async () => {
    const away: Ask = (query) =>
      query.call === 'catalog.products'
        ? Promise.resolve({ ok: false, status: 503, code: 'service.unavailable' })
        : ask(query);
    await expect(sitemapXml(base, rows, away)).rejects.toMatchObject({ code: 'service.unavailable' });
  });
});

describe('robots.txt', () => {
  it('keeps robots from what is a visitor’s own, and names the sitemap', () => {
    const text = robotsTxt('https://shop.example', ['/gakuen']);
    expect(text).toContain('Disallow: /gakuen/mypage');
    expect(text).not.toContain('Disallow: /mypage');
    expect(text).toContain('Sitemap: https://shop.example/gakuen/sitemap.xml');
  });

  it('speaks for the channels below, too', () => {
    const lines = robotsTxt('https://shop.example', ['', '/gakuen']).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Disallow: /mypage',
        'Disallow: /gakuen/mypage',
        'Sitemap: https://shop.example/sitemap.xml',
        'Sitemap: https://shop.example/gakuen/sitemap.xml',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('User-agent'))).toHaveLength(1);
  });
});
