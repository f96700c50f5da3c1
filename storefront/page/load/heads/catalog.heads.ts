import { query } from '../../../../schemas/query';
import { categoryHref, categoryPath } from '../../../../src/lib/category-path';
import { askFor } from '../ask';
import { productLd } from './structured-data';
import { plain, shorten, type Tellers } from './teller';

const crumbOf = ({ key, name }: { readonly key: string; readonly name: string }) => ({
  name,
  path: categoryHref(key),
});

export const catalogHeads = {
  'product.detail': ({ subject: product }, absolute) => ({
    title: product.name,
    description: product.lead || shorten(plain(product.overview_html)),
    picture: product.picture,
    type: 'product',
    crumbs: [
      ...product.categories.map(crumbOf),
      { name: product.name, path: `/product/${encodeURIComponent(product.key)}` },
    ],
    structured: [productLd(product, absolute)],
  }),
  'product.list': async ({ asked, ask, row }) => {
    const { keyword, category } = asked;
    const answer = await askFor(ask, query('catalog.categories', { query: { table: 'products' } }));
    const path = answer.ok && category ? categoryPath(answer.result.data, category) : [];
    const here = path.at(-1);
    const search = keyword
      ? [{ name: `「${keyword}」の検索結果`, path: `${row.path}?${new URLSearchParams(asked)}` }]
      : [];
    const crumbs = [...path.map(crumbOf), ...search];
    return {
      title:
        [keyword ? `「${shorten(keyword, 30)}」の検索結果` : '', here?.name ?? ''].filter(Boolean).join(' ') ||
        row.title,
      description: here?.description ?? '',
      picture: here?.picture ?? null,
      ...(crumbs.length > 0 ? { crumbs } : {}),
    };
  },
  'maker.detail': ({ subject: maker }) => ({
    title: maker.name,
    description: shorten(maker.story),
    picture: maker.picture,
  }),
} as const satisfies Tellers;
