/** How many products stand behind each choice of each filter, and behind all of them: one statement. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import { shownPrice } from '../../../db/sql/tax';
import { type CatalogScope, isShown } from './product-cards.repository';
import {
  facetConditions,
  type FacetFilter,
  facetFilters,
  isBuyable,
  keysOf,
  listCondition,
  type ProductFilters,
  searchedProducts,
} from './product-filters.repository';

export interface FacetCount {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export interface FacetCounts {
  readonly total: number;
  readonly category: readonly FacetCount[];
  readonly maker: readonly FacetCount[];
  readonly brand: readonly FacetCount[];
  readonly tag: readonly FacetCount[];
  /** By the number of the band that the price is in. */
  readonly price: readonly { readonly band: number; readonly count: number }[];
  readonly in_stock: number;
}

const mostOptions = 50;

/** Name of the column that says whether a product passes one filter. */
const passed = (filter: FacetFilter) => sql.ref(`base.passes_${filter}`);

const passesAllBut = (own: FacetFilter | null): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    facetFilters.filter((filter) => filter !== own).map((filter) => passed(filter)),
    sql` and `,
  )})`;

const options = (rows: RawBuilder<unknown>) =>
  sql`coalesce((select jsonb_agg(jsonb_build_object('value', key, 'label', name, 'count', count) order by place)
    from (${rows} limit ${mostOptions}) options), '[]')`;

/** Makers or brands that have products, and those that are chosen even when they have none. */
const byColumn = (filter: 'maker' | 'brand', channelId: string, chosen: string[]) =>
  options(sql`
    select key, name, coalesce(count, 0) count, row_number() over (order by position, id) place
    from ${sql.table(`${filter}s`)} named left join (
      select ${sql.ref(`${filter}_id`)} named_id, count(*) from base where ${passesAllBut(filter)} group by 1
    ) counted on named_id = named.id
    where channel_id = ${channelId} and (count > 0 or key = any (${chosen}))
    order by position, id`);

const byTag = (channelId: string, chosen: string[]) =>
  options(sql`
    select key, name, coalesce(count, 0) count, row_number() over (order by position, id) place
    from tags left join (
      select tag_id, count(*) from base join product_tags on product_id = base.id
      where ${passesAllBut('tag')} group by tag_id
    ) counted on tag_id = tags.id
    where channel_id = ${channelId} and (count > 0 or key = any (${chosen}))
    order by position, id`);

/**
 * The roots, the way down to what is chosen, and what lies directly below it: a tree opened where the shopper is. A
 * product counts once, whichever categories of a branch it is in; there are far fewer sets of categories than products.
 */
const byCategory = (channelId: string, chosen: string[]) =>
  options(sql`
    with recursive tree as (
      select id, array[(position, id)] path, key, name, parent_id from categories
      where channel_id = ${channelId} and subject = 'products' and parent_id is null
      union all
      select child.id, tree.path || (child.position, child.id), child.key, child.name, child.parent_id
      from tree join categories child on child.parent_id = tree.id
    ), closure as (
      select id ancestor, id descendant from tree
      union all
      select closure.ancestor, tree.id from closure join tree on tree.parent_id = closure.descendant
    ), opened as (
      select distinct ancestor from closure join tree on tree.id = descendant where key = any (${chosen})
    ), sets as (
      select category_ids, count(*) from (
        select array_agg(category_id order by category_id) category_ids from base
          join product_categories on product_id = base.id where ${passesAllBut('category')} group by base.id
      ) products group by category_ids
    ), counted as (
      select ancestor, sum(count) count from (
        select distinct ancestor, sets.* from sets join closure on descendant = any (category_ids)
      ) counts group by ancestor
    )
    select key, name, coalesce(count, 0)::integer count, row_number() over (order by path) place
    from tree left join counted on counted.ancestor = tree.id
    where (parent_id is null or parent_id in (select ancestor from opened)) and (count > 0 or key = any (${chosen}))
    order by path`);

/** @param bounds the lowest price of each band but the first */
export async function countFacets(
  db: Kysely<Database>,
  scope: CatalogScope,
  query: ProductFilters,
  bounds: readonly number[],
): Promise<FacetCounts> {
  const conditions = facetConditions(scope, query);
  const columns = facetFilters.map((filter) => sql`(${conditions[filter]}) ${sql.ref(`passes_${filter}`)}`);
  const { rows } = await sql<FacetCounts>`
    with base as materialized (
      select p.id, p.maker_id, p.brand_id, ${shownPrice(scope, sql`p.price_min_jpy`)} price_jpy, (${isBuyable}) is_buyable, ${sql.join(columns)}
      from ${searchedProducts(query)} where ${isShown(scope)} and ${listCondition(scope, query)}
    )
    select
      (select count(*) from base where ${passesAllBut(null)}) total,
      ${byCategory(scope.channelId, keysOf(query.category))} category,
      ${byColumn('maker', scope.channelId, keysOf(query.maker))} maker,
      ${byColumn('brand', scope.channelId, keysOf(query.brand))} brand,
      ${byTag(scope.channelId, keysOf(query.tag))} tag,
      coalesce((select jsonb_agg(jsonb_build_object('band', band, 'count', count) order by band) from (
        select width_bucket(price_jpy, ${[...bounds]}::bigint[]) band, count(*) from base
        where ${passesAllBut('price')} group by 1) bands), '[]') price,
      (select count(*) from base where is_buyable and ${passesAllBut('in_stock')}) in_stock
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A statement without FROM answered no row.');
  return counts;
}
