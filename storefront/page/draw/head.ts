/** Title, description, canonical address, Open Graph and structured data of a screen, from what the screen shows. */
import { query } from '../../../schemas/query';
import type { Category, Maker } from '../../../schemas/catalog/catalogue';
import type { NewsEntry, StaticPage } from '../../../schemas/content/content';
import type { Picture } from '../../../schemas/pictures/picture';
import type { Product } from '../../../schemas/catalog/product';
import type { PageId } from '../../../schemas/screens/pages';
import type { ShopEnv } from '../../../src/ui/shop-context';
import type { Ask } from '../load/ask';
import { categoryPath } from '../../../src/lib/category-path';
import { pageOf } from '../../../src/lib/page-of';
import type { Site } from '../load/load-site';
import type { Params, ScreenRow } from '../screens';
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

export interface HeadInput {
  readonly row: ScreenRow;
  readonly params: Params;
  readonly asked: Readonly<Record<string, string>>;
  /** Body of the row's subject; its type is that of the row's call. */
  readonly subject: unknown;
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

type Teller = (input: HeadInput, absolute: (path: string) => string) => Told | Promise<Told>;

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const shorten = (text: string, length = 120): string =>
  text.length > length ? `${[...text].slice(0, length - 1).join('')}…` : text;

const tellers: Partial<Record<PageId, Teller>> = {
  top: ({ site }, absolute) => ({
    title: '',
    description: site.settings['SITE.DESCRIPTION'],
    structured: [organisationLd(site.settings, absolute('/'))],
  }),
  'product.detail': ({ subject }, absolute) => {
    const product = subject as Product;
    return {
      title: product.name,
      description: product.lead || shorten(plain(product.overview_html)),
      picture: product.picture,
      type: 'product',
      crumbs: [
        ...product.categories.map(({ key, name }) => ({ name, path: `/product?category=${encodeURIComponent(key)}` })),
        { name: product.name, path: `/product/${encodeURIComponent(product.key)}` },
      ],
      structured: [productLd(product, absolute)],
    };
  },
  'product.list': async ({ asked, ask, row }) => {
    const { keyword, category } = asked;
    const answer = await ask(query('catalog.categories', { query: { table: 'products' } }));
    const path = answer.ok && category ? categoryPath((answer.result as { data: Category[] }).data, category) : [];
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
  'maker.detail': ({ subject }) => {
    const maker = subject as Maker;
    return {
      title: maker.name,
      description: shorten(maker.story),
      picture: maker.picture,
      crumbs: [
        { name: '作り手一覧', path: '/maker' },
        { name: maker.name, path: `/maker/${maker.key}` },
      ],
    };
  },
  'news.detail': ({ subject }) => {
    const entry = subject as NewsEntry;
    return {
      title: entry.title,
      description: shorten(plain(entry.body_html)),
      type: 'article',
      crumbs: [
        { name: 'お知らせ', path: '/news' },
        { name: entry.title, path: `/news/${entry.key}` },
      ],
    };
  },
  static: ({ subject }) => {
    const page = subject as StaticPage;
    return {
      title: page.title,
      description: shorten(plain(page.body_html)),
      crumbs: [{ name: page.title, path: page.url }],
    };
  },
};

/** Query parameters that make a page of its own for search engines; sorting and narrowing do not. */
const canonicalParameters = ['category', 'maker', 'brand', 'collection', 'page'];

const canonicalPath = ({ env, asked }: HeadInput): string => {
  const path = (env.url.split('?')[0] ?? '/').replace(/(.)\/$/, '$1');
  const page = pageOf(asked.page);
  const own: Readonly<Record<string, string | undefined>> = { ...asked, page: page > 1 ? String(page) : undefined };
  const kept = canonicalParameters.flatMap((name) => (own[name] ? [[name, own[name]]] : []));
  const search = new URLSearchParams(kept).toString();
  return search ? `${path}?${search}` : path;
};

export const headOf = async (input: HeadInput): Promise<HeadData> => {
  const { row, env, site, origin, asked } = input;
  const absolute = (path: string): string => origin + env.prefix + path;
  const told = (await tellers[row.page]?.(input, absolute)) ?? { title: row.title };
  const page = pageOf(asked.page) > 1 ? `（${pageOf(asked.page)}ページ目）` : '';
  const picture = told.picture ?? null;
  const isHidden = row.noindex === true || asked.keyword !== undefined;
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
