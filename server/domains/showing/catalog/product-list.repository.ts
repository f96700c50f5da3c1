import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema';
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

function orderOf(scope: CatalogScope, query: ProductListQuery): RawBuilder<unknown> {
  switch (query.sort) {
    case 'recommended':
      return recommended(scope, query);
    case 'new':
      return sql`p.published_at desc, p.position, p.id`;
    case 'price_asc':
      return sql`p.price_min_jpy, p.position, p.id`;
    case 'price_desc':
      return sql`p.price_min_jpy desc, p.position desc, p.id desc`;
    case 'rating':
      return sql`p.rating_average desc, p.rating_count desc, p.position, p.id`;
  }
}

/** One page of the products that pass all filters. */
export function readProductPage(
  db: Kysely<Database>,
  scope: CatalogScope,
  query: ProductListQuery,
  { per, offset }: PageRequest,
): Promise<ListedRow[]> {
  const order = orderOf(scope, query);
  const passes = allOf([isShown(scope), listCondition(scope, query), ...Object.values(facetConditions(scope, query))]);
  return readCards(
    db,
    scope,
    sql`select id, row_number() over () place from (
      select p.id from ${searchedProducts(query)} where ${passes} order by ${order} limit ${per} offset ${offset}
    ) page`,
  );
}
