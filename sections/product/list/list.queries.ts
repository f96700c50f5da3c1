/** What the address of a product list asks for, as the call takes it. All list sections ask the same, so it is asked once. */
import { productListQuery } from '../../../schemas/catalog/catalog.calls';
import { query } from '../../../schemas/query';
import { productSorts, type ProductSort } from '../../../schemas/catalog/product';
import type { InferInput } from '../../../schemas/contract/json-schema';
import { productsPerPage } from '../../../schemas/contract/page-sizes';
import { pageOf } from '../../../src/lib/page-of';

type ListInput = NonNullable<InferInput<typeof productListQuery>>;

/** Parameters of the address, the first value of each or several joined by commas. */
export type Asked = Readonly<Record<string, string>>;

interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

/** A whole number within the schema's bounds; anything else is as if it were not there. */
const whole = (text: string | undefined, { minimum, maximum }: Bounds): number | undefined => {
  const value = Number(text);
  return text !== undefined && /^\d{1,9}$/.test(text) && value >= minimum && value <= maximum ? value : undefined;
};

const isSort = (text: string | undefined): text is ProductSort => productSorts.some((sort) => sort === text);

const { properties } = productListQuery;
const textNames = ['category', 'brand', 'maker', 'tag', 'collection'] as const;
const longestKeys = properties.category.maxLength;

/** A choice of the price filter, `1000-2999` or `10000-`, stands for both bounds; they may be given by themselves too. */
const priceBounds = ({ price, price_min, price_max }: Asked): Pick<ListInput, 'price_min' | 'price_max'> => {
  const [, from = price_min, to = price_max] = /^(\d+)-(\d*)$/.exec(price ?? '') ?? [];
  const least = whole(from, properties.price_min);
  const most = whole(to, properties.price_max);
  return { ...(least === undefined ? {} : { price_min: least }), ...(most === undefined ? {} : { price_max: most }) };
};

/** The keys that a parameter of the address names; none where it is too long for the call. */
export const keysIn = (asked: Asked, name: string): readonly string[] => {
  const text = asked[name] ?? '';
  return text.length <= longestKeys ? [...new Set(text.split(','))].filter(Boolean) : [];
};

/** @example { category: 'tea', page: '2', sort: 'bogus' } → { category: 'tea', page: 2, per: 15 } */
export const listInput = (asked: Asked, per: number = productsPerPage): ListInput => {
  const texts = textNames.flatMap((name) => {
    const keys = keysIn(asked, name);
    return keys.length > 0 ? [[name, keys.join(',')] as const] : [];
  });
  const keyword = asked.keyword?.slice(0, properties.keyword.maxLength).trim();
  return {
    ...Object.fromEntries(texts),
    page: pageOf(asked.page),
    per,
    ...(keyword ? { keyword } : {}),
    ...priceBounds(asked),
    ...(asked.in_stock === 'true' ? { in_stock: true } : {}),
    ...(isSort(asked.sort) ? { sort: asked.sort } : {}),
  };
};

export const listQuery = (asked: Asked, per?: number) => query('catalog.products', { query: listInput(asked, per) });

/** The address of the same list with other parameters; null takes one away. Any change but the page's goes to page 1. */
export const listHref = (asked: Asked, change: Readonly<Record<string, string | null>>): string => {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, page: null, ...change })) if (value) next.set(name, value);
  const search = next.toString();
  return search ? `/product?${search}` : '/product';
};
