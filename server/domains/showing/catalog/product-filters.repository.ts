/**
 * The filters of a product list as SQL conditions on products `p`. Each stands alone, because a facet is counted with all
 * filters but its own.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Infer } from '../../../../schemas/contract/json-schema';
import type { productListQuery } from '../../../../schemas/catalog/catalog.calls';
import { shownPrice } from '../../../db/sql/tax';
import type { CatalogScope } from './product-cards.repository';

/** The call's query, of the search what it asks for (spellings.ts). */
export type ProductListQuery = Omit<Infer<typeof productListQuery>, 'keyword'> & {
  /** A term a word: the ways to write it, one a line. */
  readonly terms: readonly string[];
};
/** What decides which products are in the list, on whatever page and in whatever order. */
export type ProductFilters = Omit<ProductListQuery, 'page' | 'per' | 'sort'>;

/** Filters that have a facet of their own. */
export const facetFilters = ['category', 'maker', 'brand', 'price', 'in_stock', 'tag'] as const;
export type FacetFilter = (typeof facetFilters)[number];

type Condition = RawBuilder<boolean>;

const most = 50;

/** `a,b` → `['a', 'b']`; more keys than a person would choose are left out. */
export const keysOf = (list: string | undefined): string[] =>
  [...new Set((list ?? '').split(',').map(asText).filter(Boolean))].slice(0, most);

/** PostgreSQL has no NUL in texts. (Half a surrogate pair becomes U+FFFD on the way there.) */
const asText = (input: string): string => input.replaceAll('\0', '').trim();

const none: Condition = sql<boolean>`true`;

function inCategories({ channelId }: CatalogScope, query: ProductFilters): Condition {
  const keys = keysOf(query.category);
  if (keys.length === 0) return none;
  const chosen = sql`select id from categories where channel_id = ${channelId} and subject = 'products' and key = any (${keys})`;
  const below = sql`with recursive chosen as (${chosen} union select categories.id from categories
    join chosen on categories.parent_id = chosen.id) select id from chosen`;
  return sql<boolean>`p.id in (select product_id from product_categories
    where category_id in (${query.child ? below : chosen}))`;
}

const among = (
  column: 'maker_id' | 'brand_id',
  table: 'makers' | 'brands',
  channelId: string,
  keys: string[],
): Condition =>
  keys.length === 0
    ? none
    : sql<boolean>`p.${sql.ref(column)} in (select id from ${sql.table(table)}
        where channel_id = ${channelId} and key = any (${keys}))`;

/** Anything that can be bought now, made to order included. */
export const isBuyable = sql<boolean>`p.id in (select skus.product_id from skus left join stocks on stocks.sku_id = skus.id
  where skus.is_active and (skus.is_made_to_order or stocks.quantity > stocks.reserved))`;

/** Of a price without tax: no rate is higher (tax_rates). */
const mostTax = 1.1;

function inPriceRange(scope: CatalogScope, { price_min, price_max }: ProductFilters): Condition {
  const price = shownPrice(scope, sql`p.price_min_jpy`);
  // What the shop keeps is as much, or less by the tax: that is looked for by index.
  const least =
    price_min === undefined
      ? none
      : sql<boolean>`${price} >= ${price_min} and p.price_min_jpy >= ${Math.floor((price_min - 1) / mostTax)}`;
  return price_max === undefined
    ? least
    : sql<boolean>`${least} and ${price} <= ${price_max} and p.price_min_jpy <= ${price_max}`;
}

const withTags = ({ channelId }: CatalogScope, keys: string[]): Condition =>
  keys.length === 0
    ? none
    : sql<boolean>`p.id in (select product_id from product_tags join tags on tags.id = tag_id
        where tags.channel_id = ${channelId} and tags.key = any (${keys}))`;

/** One condition for each filter that has a facet. */
export const facetConditions = (scope: CatalogScope, query: ProductFilters): Record<FacetFilter, Condition> => ({
  category: inCategories(scope, query),
  maker: among('maker_id', 'makers', scope.channelId, keysOf(query.maker)),
  brand: among('brand_id', 'brands', scope.channelId, keysOf(query.brand)),
  price: inPriceRange(scope, query),
  in_stock: query.in_stock ? isBuyable : none,
  tag: withTags(scope, keysOf(query.tag)),
});

/** The terms of a search, or null for none; an SQL value, since the database folds them as it folds the products. */
export const termsOf = ({ terms }: ProductFilters): RawBuilder<string[]> | null =>
  terms.length > 0 ? sql<string[]>`noren_fold_terms(${terms}::text[])` : null;

/** Products `p`, with the texts that are searched (`found`) where words are asked for. */
export const searchedProducts = (query: ProductFilters): RawBuilder<unknown> =>
  termsOf(query) ? sql`products p join product_search found on found.product_id = p.id` : sql`products p`;

/** What holds for the list as a whole: the search and the collection. For `searchedProducts`. */
export function listCondition({ channelId }: CatalogScope, query: ProductFilters): Condition {
  const terms = termsOf(query);
  const found = terms
    ? sql<boolean>`found.bigrams @@ noren_term_query(${terms}) and noren_has_terms(found.folded, ${terms})`
    : none;
  const aliases = keysOf(query.collection);
  if (aliases.length === 0) return found;
  return sql<boolean>`${found} and p.id in (select product_id from collection_products
    join collections on collections.id = collection_id
    where collections.channel_id = ${channelId} and alias = any (${aliases}))`;
}

export const allOf = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;
