import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import { shownPrice } from '../../../db/sql/tax';
import type { PageRequest } from '../../../http/pagination';
import { type CatalogScope, isShown, type ListedRow, readCards } from './product-cards.repository';
import {
  allOf,
  facetConditions,
  keysOf,
  listCondition,
  type ProductListQuery,
  searchedProducts,
  termsOf,
} from './product-filters.repository';

/** The shop's own order; what has all words in its name first, and a collection in the collection's order. */
function recommended({ channelId }: CatalogScope, query: ProductListQuery): RawBuilder<unknown> {
  const terms = termsOf(query);
  const aliases = keysOf(query.collection);
  const byName = terms ? sql`noren_has_terms(split_part(found.folded, E'\n', 1), ${terms}) desc, ` : sql``;
  const byCollection =
    aliases.length > 0
      ? sql`(select min(collection_products.position) from collection_products
          join collections on collections.id = collection_id
          where collection_products.product_id = p.id and collections.channel_id = ${channelId}
            and alias = any (${aliases})), `
      : sql``;
  return sql`${byName}${byCollection}p.position, p.id`;
}

function orderOf(scope: CatalogScope, query: ProductListQuery): RawBuilder<unknown> {
  switch (query.sort) {
    case 'recommended':
      return recommended(scope, query);
    case 'new':
      return sql`p.published_at desc, p.position, p.id`;
    case 'price_asc':
      return sql`${shownPrice(scope, sql`p.price_min_jpy`)}, p.position, p.id`;
    case 'price_desc':
      return sql`${shownPrice(scope, sql`p.price_min_jpy`)} desc, p.position desc, p.id desc`;
    case 'rating':
      return sql`p.rating_average desc, p.rating_count desc, p.position, p.id`;
  }
}

const taxClasses = ['standard', 'reduced'] as const;

/**
 * Products in the order of a sort by price, by index. There is none of the prices that are shown, since tax is the shop's
 * setting and the day's rate; but within a tax class, those that are kept have the same order. So the first of each class
 * are found, and sorted.
 */
function firstByPrice(
  scope: CatalogScope,
  query: ProductListQuery,
  passes: RawBuilder<boolean>,
  count: number,
): RawBuilder<unknown> {
  const direction = query.sort === 'price_desc' ? sql`desc` : sql`asc`;
  const firstOf = (taxClass: (typeof taxClasses)[number]) => sql`
    (select p.* from products p where ${passes} and p.tax_class = ${taxClass}
      order by p.price_min_jpy ${direction}, p.position ${direction}, p.id ${direction} limit ${count})`;
  return sql`(${sql.join(taxClasses.map(firstOf), sql` union all `)}) p`;
}

/** One page of the products that pass all filters. */
export function readProductPage(
  db: Kysely<Database>,
  scope: CatalogScope,
  query: ProductListQuery,
  { per, offset }: PageRequest,
): Promise<ListedRow[]> {
  const passes = allOf([isShown(scope), listCondition(scope, query), ...Object.values(facetConditions(scope, query))]);
  // What has the words is sorted as a whole: to look for it twice would cost more.
  const isByPrice = query.sort.startsWith('price') && query.terms.length === 0;
  const found = isByPrice
    ? firstByPrice(scope, query, passes, per + offset)
    : sql`${searchedProducts(query)} where ${passes}`;
  return readCards(
    db,
    scope,
    sql`select id, row_number() over () place from (
      select p.id from ${found} order by ${orderOf(scope, query)} limit ${per} offset ${offset}
    ) page`,
  );
}
