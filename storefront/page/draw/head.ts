/** Title, description, canonical address, Open Graph and structured data of a screen, from what the screen shows. */
import { query } from '../../../schemas/query';
import type { Picture } from '../../../schemas/pictures/picture';
import type { ShopEnv } from '../../../src/ui/shop-context';
import { askFor, type Ask } from '../load/ask';
import { categoryPath } from '../../../src/lib/category-path';
import { pageOf } from '../../../src/lib/page-of';
import type { Site } from '../load/load-site';
import type { SubjectOf } from '../load/match-screen';
import type { Params, ScreenPage, ScreenRow } from '../../../schemas/screens/screens';
import { breadcrumbsLd, organisationLd, productLd, type Crumb } from './structured-data';

export interface HeadData {
  readonly title: string;
  readonly description: string;
  /** Absolute; null where the screen is not for search engines. */
  readonly canonical: string | null;
  readonly type: 'website' | 'article' | 'product';
  /** Absolute address of a picture. */
  readonly image: string | null;
  /** schema.org objects. */
  readonly structured: readonly object[];
}

export interface HeadInput<Page extends ScreenPage = ScreenPage> {
  readonly row: ScreenRow & { readonly page: Page };
  readonly params: Params;
  readonly asked: Readonly<Record<string, string>>;
  /** Body of the row's subject. */
  readonly subject: SubjectOf<Page>;
  readonly env: ShopEnv;
  readonly site: Site;
  readonly origin: string;
  readonly ask: Ask;
}

interface Told {
  readonly title: string;
  readonly description?: string;
  readonly picture?: Picture | null;
  readonly type?: HeadData['type'];
  readonly crumbs?: readonly Crumb[];
  readonly structured?: readonly object[];
}

type Teller<Page extends ScreenPage> = (
  input: HeadInput<Page>,
  absolute: (path: string) => string,
) => Told | Promise<Told>;

type Tellers = { readonly [Page in ScreenPage]?: Teller<Page> };

const plain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const shorten = (text: string, length = 120): string =>
  text.length > length ? `${[...text].slice(0, length - 1).join('')}…` : text;

const tellers: Tellers = {
  top: ({ site }, absolute) => ({
    title: '',
    description: site.settings['SITE.DESCRIPTION'],
    structured: [organisationLd(site.settings, absolute('/'))],
  }),
  'product.detail': ({ subject: product }, absolute) => ({
    title: product.name,
    description: product.lead || shorten(plain(product.overview_html)),
    picture: product.picture,
    type: 'product',
    crumbs: [
      ...product.categories.map(({ key, name }) => ({ name, path: `/product?category=${encodeURIComponent(key)}` })),
      { name: product.name, path: `/product/${encodeURIComponent(product.key)}` },
    ],
    structured: [productLd(product, absolute)],
  }),
  'product.list': async ({ asked, ask, row }) => {
    const { keyword, category } = asked;
    const answer = await askFor(ask, query('catalog.categories', { query: { table: 'products' } }));
    const path = answer.ok && category ? categoryPath(answer.result.data, category) : [];
    const here = path.at(-1);
    return {
      title:
        [keyword ? `「${shorten(keyword, 30)}」の検索結果` : '', here?.name ?? ''].filter(Boolean).join(' ') ||
        row.title,
      description: here?.description ?? '',
      picture: here?.picture ?? null,
      crumbs: path.map(({ key, name }) => ({ name, path: `/product?category=${encodeURIComponent(key)}` })),
    };
  },
  'maker.detail': ({ subject: maker }) => ({
    title: maker.name,
    description: shorten(maker.story),
    picture: maker.picture,
    crumbs: [
      { name: '作り手一覧', path: '/maker' },
      { name: maker.name, path: `/maker/${maker.key}` },
    ],
  }),
  'news.detail': ({ subject: entry }) => ({
    title: entry.title,
    description: shorten(plain(entry.body_html)),
    type: 'article',
    crumbs: [
      { name: 'お知らせ', path: '/news' },
      { name: entry.title, path: `/news/${entry.key}` },
    ],
  }),
  static: ({ subject: page }) => ({
    title: page.title,
    description: shorten(plain(page.body_html)),
    crumbs: [{ name: page.title, path: page.url }],
  }),
};

/** Query parameters that make a page of its own for search engines; sorting and narrowing do not. */
const canonicalParameters = ['category', 'maker', 'brand', 'collection', 'page'];

const canonicalPath = ({ env, asked }: Pick<HeadInput, 'env' | 'asked'>): string => {
  const path = (env.url.split('?')[0] ?? '/').replace(/(.)\/$/, '$1');
  const page = pageOf(asked.page);
  const own: Readonly<Record<string, string | undefined>> = { ...asked, page: page > 1 ? String(page) : undefined };
  const kept = canonicalParameters.flatMap((name) => (own[name] ? [[name, own[name]]] : []));
  const search = new URLSearchParams(kept).toString();
  return search ? `${path}?${search}` : path;
};

const tell = <Page extends ScreenPage>(input: HeadInput<Page>, absolute: (path: string) => string) => {
  const teller: Tellers[Page] = tellers[input.row.page];
  return teller ? teller(input, absolute) : { title: input.row.title };
};

export const headOf = async <Page extends ScreenPage>(input: HeadInput<Page>): Promise<HeadData> => {
  const { row, env, site, origin, asked } = input;
  const absolute = (path: string): string => origin + env.prefix + path;
  const told: Told = await tell(input, absolute);
  const page = pageOf(asked.page) > 1 ? `（${pageOf(asked.page)}ページ目）` : '';
  const picture = told.picture ?? null;
  const isHidden = !row.isFindable || asked.keyword !== undefined;
  return {
    title: told.title
      ? `${told.title}${page} | ${env.siteName}`
      : `${env.siteName} ${site.settings['SITE.TAGLINE']}`.trim(),
    description: told.description || site.settings['SITE.DESCRIPTION'],
    canonical: isHidden ? null : absolute(canonicalPath(input)),
    type: told.type ?? 'website',
    image:
      picture && new URL(picture.src.replace('{width}', String(picture.widths.at(-1) ?? picture.width)), origin).href,
    structured: [...(told.crumbs?.length ? [breadcrumbsLd(told.crumbs, absolute)] : []), ...(told.structured ?? [])],
  };
};
