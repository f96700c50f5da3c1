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
} from './product-filters';

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

function orderOf(scope: CatalogScope, query: ProductListQuery, sort: 'recommended' | 'new' | 'rating') {
  switch (sort) {
    case 'recommended':
      return recommended(scope, query);
    case 'new':
      return sql`p.published_at desc, p.position, p.id`;
    case 'rating':
      return sql`p.rating_average desc, p.rating_count desc, p.position, p.id`;
  }
}

const taxClasses = ['standard', 'reduced'] as const;

/**
 * By the price that is shown, of which there is no index, since the tax on it is the shop's setting and the day's rate.
 * Within a tax class prices that are kept have the same order: the first of each class are found by index, and merged.
 */
function cheapest(
  scope: CatalogScope,
  passing: (more: RawBuilder<boolean>) => RawBuilder<unknown>,
  direction: RawBuilder<unknown>,
  { per, offset }: PageRequest,
): RawBuilder<unknown> {
  const firstOf = (taxClass: (typeof taxClasses)[number]) => sql`
    (select p.id, p.position, ${shownPrice(scope, sql`p.price_min_jpy`)} price
      from ${passing(sql<boolean>`p.tax_class = ${taxClass}`)}
      order by p.price_min_jpy ${direction}, p.position ${direction}, p.id ${direction} limit ${per + offset})`;
  return sql`select id from (${sql.join(taxClasses.map(firstOf), sql` union all `)}) priced
    order by price ${direction}, position ${direction}, id ${direction}`;
}

/** One page of the products that pass all filters. */
export function readProductPage(
  db: Kysely<Database>,
  scope: CatalogScope,
  query: ProductListQuery,
  page: PageRequest,
): Promise<ListedRow[]> {
  const passes = allOf([isShown(scope), listCondition(scope, query), ...Object.values(facetConditions(scope, query))]);
  const passing = (more: RawBuilder<boolean>) => sql`${searchedProducts(query)} where ${passes} and ${more}`;
  const { sort } = query;
  const ordered =
    sort === 'price_asc' || sort === 'price_desc'
      ? cheapest(scope, passing, sort === 'price_asc' ? sql`asc` : sql`desc`, page)
      : sql`select p.id from ${passing(sql<boolean>`true`)} order by ${orderOf(scope, query, sort)}`;
  return readCards(
    db,
    scope,
    sql`select id, row_number() over () place from (${ordered} limit ${page.per} offset ${page.offset}) page`,
  );
}
