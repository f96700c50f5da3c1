import type { Category } from '../../../schemas/catalog/catalogue';
import { categoryPath } from '../../../src/lib/category-path';
import type { ShopEnv } from '../../../src/ui/shop-context';
import type { BreadcrumbsProps } from './breadcrumbs.data';

export interface Crumb {
  readonly name: string;
  /** The last crumb is the page itself and leads nowhere. */
  readonly href?: string;
}

const categoryHref = (key: string): string => `/product?category=${encodeURIComponent(key)}`;

const listCrumbs = (roots: readonly Category[], { category, keyword }: BreadcrumbsProps['query']): readonly Crumb[] => {
  const path = category ? categoryPath(roots, category) : [];
  const crumbs = path.map(({ key, name }) => ({ name, href: categoryHref(key) }));
  return keyword ? [...crumbs, { name: `「${keyword}」の検索結果` }] : crumbs;
};

/** The crumbs below the top page; empty where the page is the top itself. */
export const crumbsOf = ({ data, query }: Pick<BreadcrumbsProps, 'data' | 'query'>, env: ShopEnv): readonly Crumb[] => {
  if ('product' in data && data.product)
    return [
      ...data.product.categories.map(({ key, name }) => ({ name, href: categoryHref(key) })),
      { name: data.product.name },
    ];
  if ('maker' in data && data.maker) return [{ name: '作り手一覧', href: '/maker' }, { name: data.maker.name }];
  if ('entry' in data && data.entry) return [{ name: 'お知らせ', href: '/news' }, { name: data.entry.title }];
  if ('staticPage' in data && data.staticPage) return [{ name: data.staticPage.title }];
  if (env.page === 'top' || env.page === 'ec') return [];
  const listed =
    env.page === 'product.list'
      ? listCrumbs('categories' in data && data.categories ? data.categories.data : [], query)
      : [];
  if (listed.length > 0) return listed;
  return env.title ? [{ name: env.title }] : [];
};
