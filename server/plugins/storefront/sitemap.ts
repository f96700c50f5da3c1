/** sitemap.xml and robots.txt of a channel. */
import { query } from '../../../schemas/calls/query';
import type { Ask } from '../../../src/app/ask';
import type { ScreenRow } from '../../../src/app/screens';
import { Unanswered } from './faults';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Page<T> {
  readonly data: readonly T[];
  readonly page?: { readonly last: number };
}

/** The most addresses that one sitemap may hold by the protocol (sitemaps.org). */
const mostUrls = 50_000;
const perPage = 100;

const read = async <T>(ask: Ask, asked: Parameters<Ask>[0]): Promise<Page<T>> => {
  const answer = await ask(asked);
  // Half a sitemap would tell search engines that the rest is gone.
  if (!answer.ok) throw new Unanswered(asked.call, answer.status, answer.code);
  // The answer has its contract's schema.
  return answer.result as Page<T>;
};

const productPaths = async (ask: Ask): Promise<string[]> => {
  const paths: string[] = [];
  for (let page = 1, last = 1; page <= last && paths.length < mostUrls; page += 1) {
    const list = await read<{ key: string }>(ask, query('catalog.products', { query: { page, per: perPage } }));
    last = list.page?.last ?? 1;
    paths.push(...list.data.map(({ key }) => `/product/${encodeURIComponent(key)}`));
  }
  return paths;
};

interface CategoryNode {
  readonly key: string;
  readonly children?: readonly CategoryNode[];
}

const categoryPaths = (nodes: readonly CategoryNode[]): string[] =>
  nodes.flatMap(({ key, children = [] }) => [
    `/product?category=${encodeURIComponent(key)}`,
    ...categoryPaths(children),
  ]);

const fixedPaths = (rows: readonly ScreenRow[]): string[] =>
  rows.filter((row) => !row.noindex && !/[{*]/.test(row.path)).map(({ path }) => path);

/** Every address that search engines may keep. `base` is origin and channel prefix. */
export const sitemapXml = async (base: string, rows: readonly ScreenRow[], ask: Ask): Promise<string> => {
  const [categories, makers, news, pages, products] = await Promise.all([
    read<CategoryNode>(ask, query('catalog.categories', { query: { table: 'products' } })),
    read<{ key: string }>(ask, query('catalog.makers', {})),
    read<{ key: string }>(ask, query('content.news', { query: { per: perPage } })),
    read<{ url: string }>(ask, query('site.staticPageUrls', {})),
    productPaths(ask),
  ]);
  const paths = [
    ...fixedPaths(rows),
    ...categoryPaths(categories.data),
    ...makers.data.map(({ key }) => `/maker/${encodeURIComponent(key)}`),
    ...news.data.map(({ key }) => `/news/${encodeURIComponent(key)}`),
    ...pages.data.map(({ url }) => url),
    ...products,
  ].slice(0, mostUrls);
  const urls = [...new Set(paths)].map((path) => `<url><loc>${escapeXml(base + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
};

export const robotsTxt = (base: string, prefix: string): string =>
  [
    'User-agent: *',
    ...['/cart', '/mypage', '/login', '/v1', '/-'].map((path) => `Disallow: ${prefix}${path}`),
    '',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ].join('\n');
