/** sitemap.xml and robots.txt of a channel. */
import { query } from '../../../../schemas/query';
import type { Ask } from '../../../../storefront/page/load/ask';
import type { PageId } from '../../../../schemas/screens/pages';
import type { ScreenRow } from '../../../../schemas/screens/screens';
import { Unanswered } from '../pages/faults';

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
    // A page of nothing is behind the last one, whatever another shop says of how many there are.
    last = list.data.length > 0 ? (list.page?.last ?? 1) : 0;
    paths.push(...list.data.map(({ key }) => `/product/${encodeURIComponent(key)}`));
  }
  return paths;
};

interface CategoryNode {
  readonly key: string;
  readonly product_count: number;
  readonly children?: readonly CategoryNode[];
}

/** An empty list is no page for search engines (storefront/page/load/empty-list.ts). */
const categoryPaths = (nodes: readonly CategoryNode[]): string[] =>
  nodes
    .filter(({ product_count: count }) => count > 0)
    .flatMap(({ key, children = [] }) => [`/product?category=${encodeURIComponent(key)}`, ...categoryPaths(children)]);

/** A static page's, which may be of any letters. */
const encodePath = (path: string): string => encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');

const fixedPaths = (rows: readonly ScreenRow[]): string[] =>
  rows.filter((row) => !/[{*]/.test(row.path)).map(({ path }) => path);

/** Every address at the rows, which search engines may keep. `base` is origin and channel prefix. */
export const sitemapXml = async (base: string, rows: readonly ScreenRow[], ask: Ask): Promise<string> => {
  const [categories, makers, news, pages, products] = await Promise.all([
    read<CategoryNode>(ask, query('catalog.categories', { query: { table: 'products' } })),
    read<{ key: string }>(ask, query('catalog.makers', {})),
    read<{ key: string }>(ask, query('content.news', { query: { per: perPage } })),
    read<{ url: string }>(ask, query('site.staticPageUrls', {})),
    productPaths(ask),
  ]);
  const at = (page: PageId, paths: readonly string[]): readonly string[] =>
    rows.some((row) => row.page === page) ? paths : [];
  const keysBelow = (path: string, { data }: Page<{ key: string }>): string[] =>
    data.map(({ key }) => `${path}/${encodeURIComponent(key)}`);
  const paths = [
    ...fixedPaths(rows),
    ...at('product.list', categoryPaths(categories.data)),
    ...at('maker.detail', keysBelow('/maker', makers)),
    ...at('news.detail', keysBelow('/news', news)),
    ...at(
      'static',
      pages.data.map(({ url }) => encodePath(url)),
    ),
    ...at('product.detail', products),
  ].slice(0, mostUrls);
  const urls = [...new Set(paths)].map((path) => `<url><loc>${escapeXml(base + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
};

const disallowed = ['/cart', '/mypage', '/login', '/v1', '/-'];

/**
 * Robots read one robots.txt a host, so that of its root speaks for the channels below it, too.
 *
 * @param prefixes of all channels that it speaks for; '' where the host alone says the channel
 */
export const robotsTxt = (origin: string, prefixes: readonly string[]): string =>
  [
    'User-agent: *',
    ...prefixes.flatMap((prefix) => disallowed.map((path) => `Disallow: ${prefix}${path}`)),
    '',
    ...prefixes.map((prefix) => `Sitemap: ${origin}${prefix}/sitemap.xml`),
    '',
  ].join('\n');
