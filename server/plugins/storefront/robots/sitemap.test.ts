import { describe, expect, it } from 'vitest';
import type { Ask, QueryResult } from '../../../../storefront/page/load/ask';
import type { CallDefinition } from '../../../../schemas/contract/define-call';
import { screens, type ScreenRow } from '../../../../schemas/screens/screens';
import { contract } from '../../../../schemas/shop-contract';
import { matchScreen } from '../../../../storefront/page/load/match-screen';
import { listedAddresses } from './addresses';
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

  it('reads every list with pages to its end', async () => {
    const news: Ask = (asked) => {
      const { query: { page = 1 } = {} } = asked.input as { query?: { page?: number } };
      return asked.call === 'content.news'
        ? Promise.resolve(found({ data: [{ key: `n${page}` }], page: { last: 4 } }))
        : ask(asked);
    };
    const left = rows.filter(({ page }) => page === 'news.detail');
    const xml = await sitemapXml(base, left, news);
    expect([...xml.matchAll(/<loc>[^<]+\/news\/([^<]+)<\/loc>/g)].map((match) => match[1])).toEqual([
      'n1',
      'n2',
      'n3',
      'n4',
    ]);
  });

  it('holds no more than 50,000 addresses, and lacks what is too much of the longest list', async () => {
    const many: Ask = (asked) =>
      asked.call === 'catalog.products'
        ? Promise.resolve(
            found({
              data: Array.from({ length: 100 }, (_, at) => ({ key: `${JSON.stringify(asked.input)}-${at}` })),
              page: { last: 1000 },
            }),
          )
        : ask(asked);
    const xml = await sitemapXml(base, rows, many);
    expect(xml.split('<url>')).toHaveLength(50_001);
    for (const path of ['/', '/news/spring', '/law']) expect(xml).toContain(`${path}</loc>`);
  });

  it('names addresses that lead to the screens which list them', async () => {
    for (const row of screens.filter(({ listedBy }) => listedBy)) {
      const listed = (await listedAddresses(ask, row, 10)).map((address) => new URL(address, base));
      expect(listed, row.page).not.toHaveLength(0);
      for (const { pathname, searchParams } of listed) {
        expect(matchScreen(pathname)?.row, pathname).toBe(row);
        // Another one would not be the address that the screen itself tells search engines.
        for (const name of searchParams.keys()) expect(row.pagesBy).toContain(name);
      }
    }
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
        ...['$', '/', '?'].flatMap((end) => [`Disallow: /mypage${end}`, `Disallow: /gakuen/mypage${end}`]),
        'Sitemap: https://shop.example/sitemap.xml',
        'Sitemap: https://shop.example/gakuen/sitemap.xml',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('User-agent'))).toHaveLength(1);
  });

  /** As RFC 9309 reads the rules, which say of every address whether it begins like one. */
  const isClosed = (path: string): boolean =>
    [...robotsTxt('https://shop.example', ['']).matchAll(/^Disallow: (.*)$/gm)].some(([, rule = '']) =>
      rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule),
    );

  it('closes every screen of one visitor and every call, and none that search engines may keep', () => {
    const isOwn = (row: ScreenRow): boolean => row.access !== 'public' || row.secrets !== undefined;
    const paths = (some: readonly { readonly path: string }[]): readonly string[] => some.map(({ path }) => path);
    expect(paths(screens.filter(isOwn)).filter((path) => !isClosed(path))).toEqual([]);
    const calls = Object.values(contract).flatMap((group) => Object.values<CallDefinition>(group));
    expect(paths(calls).filter((path) => !isClosed(path))).toEqual([]);
    expect(paths(screens.filter(({ isFindable }) => isFindable)).filter(isClosed)).toEqual([]);
    for (const page of ['/login-help', '/registering', '/cartoons']) expect(isClosed(page)).toBe(false);
    for (const asked of ['/register?re=1', '/-/do/login', '/login/']) expect(isClosed(asked)).toBe(true);
  });
});
