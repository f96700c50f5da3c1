/** sitemap.xml and robots.txt of a channel. */
import type { CallDefinition } from '../../../../schemas/contract/define-call';
import { screens, type ScreenRow } from '../../../../schemas/screens/screens';
import { contract } from '../../../../schemas/shop-contract';
import type { Ask } from '../../../../storefront/page/load/ask';
import { isPersonal } from '../../../../storefront/page/load/own-needs';
import { escaped } from '../../../html/escape';
import { fixedAddresses, listedAddresses } from './addresses';

/** The most addresses that one sitemap may hold by the protocol (sitemaps.org). */
const mostUrls = 50_000;

/** What is too much is cut off the longest list, so that a shop of many products still names all of its news. */
const longestLast = (lists: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const most = Math.max(...lists.map(({ length }) => length));
  const longest = lists.findLast(({ length }) => length === most);
  return longest ? [...lists.filter((list) => list !== longest), longest] : lists;
};

/** Every address at the rows, which search engines may keep. `base` is origin and channel prefix. */
export const sitemapXml = async (base: string, rows: readonly ScreenRow[], ask: Ask): Promise<string> => {
  const lists = await Promise.all(rows.map((row) => listedAddresses(ask, row, mostUrls)));
  const paths = [...new Set([...rows.flatMap(fixedAddresses), ...longestLast(lists).flat()])].slice(0, mostUrls);
  const urls = paths.map((path) => `<url><loc>${escaped(base + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
};

/** What is neither a screen nor a call: screens as data, posts of forms, files. */
const behindScreens = '/-';

const firstPart = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** What no robot has to do with: the calls, and the areas of screens that are of one visitor, or lead to such. */
const closedPaths = (): readonly string[] => {
  const own = screens.filter((row) => row.access !== 'public' || isPersonal(row));
  const calls = Object.values(contract).flatMap((group) => Object.values<CallDefinition>(group));
  return [...new Set([...own, ...calls].map(({ path }) => firstPart(path)).concat(behindScreens))];
};

/** A rule is a beginning (RFC 9309): that of `/login` alone would take a page `/login-help` along. */
const rulesOf = (path: string): readonly string[] => ['$', '/', '?'].map((end) => `Disallow: ${path}${end}`);

/**
 * Robots read one robots.txt a host, so that of its root speaks for the channels below it, too.
 *
 * @param prefixes of all channels that it speaks for; '' where the host alone says the channel
 */
export const robotsTxt = (origin: string, prefixes: readonly string[]): string =>
  [
    'User-agent: *',
    ...prefixes.flatMap((prefix) => closedPaths().flatMap((path) => rulesOf(prefix + path))),
    '',
    ...prefixes.map((prefix) => `Sitemap: ${origin}${prefix}/sitemap.xml`),
    '',
  ].join('\n');
