/** One product with all that its page shows, and the products that are linked to it. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import type { DataField, LinkKind, SizeRow } from '../../../db/tables/showing/catalog';
import type { ProductOption } from '../../../../schemas/catalog/product-option';
import { optionJson } from '../../../db/sql/option-json';
import { type PictureJson, pictureJson } from '../../../db/sql/picture-json';
import { labelled, namedValues, plainList, textLists } from '../../../db/sql/readable-json';
import {
  cardColumns,
  cardJoins,
  type CardRow,
  type CatalogScope,
  isShown,
  modelColumns,
  type ModelRow,
  readCards,
} from './product-cards.repository';

export interface NamedJson {
  key: string;
  name: string;
}

export interface SizeTableJson {
  columns: string[];
  rows: SizeRow[];
  unit: string;
  how_to_measure: string;
}

export interface ProductRow extends CardRow, ModelRow {
  brand: NamedJson | null;
  overview_html: string;
  detail_html: string;
  data: DataField[];
  temperature: '常温' | '冷蔵' | '冷凍';
  lead_days: number;
  delivery_note: string;
  pictures: (PictureJson & { shows: Record<string, string[]> })[];
  categories: NamedJson[];
  tags: NamedJson[];
  size_table: SizeTableJson | null;
  product_options: ProductOption[];
}

const named = sql`jsonb_build_object('key', key, 'name', name)`;

const list = (query: RawBuilder<unknown>) => sql`coalesce((${query}), '[]')`;

/** From the root to the main category. */
const categoryPath = sql`
  with recursive path as (
    select categories.id, parent_id, key, name, level from categories
    where id = (select category_id from product_categories where product_id = p.id order by position, category_id limit 1)
    union all
    select above.id, above.parent_id, above.key, above.name, above.level
    from path join categories above on above.id = path.parent_id
  ) select jsonb_agg(${named} order by level) from path`;

const parts = (scope: CatalogScope) => sql`
  ${list(sql`select jsonb_agg(${optionJson(scope)} || jsonb_build_object('is_required', offer.is_required)
      order by o.position, o.id)
    from product_services offer join services o on o.id = offer.service_id
    where offer.product_id = p.id and o.is_active`)} product_options,
  ${list(sql`select jsonb_agg(${pictureJson('shown')} || jsonb_build_object('shows', ${textLists(sql`product_pictures.shows`)}) order by product_pictures.position)
    from product_pictures join pictures shown on shown.id = picture_id where product_id = p.id`)} pictures,
  ${list(categoryPath)} categories,
  ${list(sql`select jsonb_agg(${named} order by position, id) from tags
    where id in (select tag_id from product_tags where product_id = p.id)`)} tags,
  (select ${named} from brands where id = p.brand_id) brand,
  (select jsonb_build_object('columns', ${plainList(sql`columns`)}, 'rows', ${namedValues(sql`rows`)}, 'unit', unit, 'how_to_measure', how_to_measure)
    from size_tables where id = p.size_table_id) size_table`;

export async function findProduct(
  db: Kysely<Database>,
  scope: CatalogScope,
  key: string,
): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select ${cardColumns(scope)}, p.overview_html, p.detail_html, ${labelled(sql`p.data`)} data, p.temperature, p.lead_days, p.delivery_note,
      ${modelColumns(scope)}, ${parts(scope)}
    from products p ${cardJoins} where ${isShown(scope)} and p.key = ${key}
  `.execute(db);
  return rows[0];
}

/** The id of a product that can be shown. */
export async function findProductId(
  db: Kysely<Database>,
  scope: CatalogScope,
  key: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where ${isShown(scope)} and p.key = ${key}
  `.execute(db);
  return rows[0]?.id;
}

export const readLinked = (
  db: Kysely<Database>,
  scope: CatalogScope,
  productId: number,
  kind: LinkKind,
  limit: number,
) =>
  readCards(
    db,
    scope,
    sql`select p.id, product_links.position place from product_links join products p on p.id = linked_id
      where product_id = ${productId} and kind = ${kind} and ${isShown(scope)}
      order by product_links.position limit ${limit}`,
  );

/** Others of the same main category, those that stand next to it first. */
export const readSameKind = (db: Kysely<Database>, scope: CatalogScope, productId: number, limit: number) =>
  readCards(
    db,
    scope,
    sql`select p.id, row_number() over (order by abs(p.position - own.position), p.id) place
      from product_categories main
        join products own on own.id = main.product_id
        join product_categories same on same.category_id = main.category_id and same.product_id <> own.id
        join products p on p.id = same.product_id
      where main.product_id = ${productId} and main.position =
        (select min(position) from product_categories where product_id = ${productId}) and ${isShown(scope)}
      order by abs(p.position - own.position), p.id limit ${limit}`,
  );

export const readCollectionCards = (db: Kysely<Database>, scope: CatalogScope, collectionId: number, limit: number) =>
  readCards(
    db,
    scope,
    sql`select p.id, collection_products.position place from collection_products join products p on p.id = product_id
      where collection_id = ${collectionId} and ${isShown(scope)} order by collection_products.position limit ${limit}`,
  );

/** Each once, in their order. */
export const readGivenCards = (db: Kysely<Database>, scope: CatalogScope, ids: readonly number[]) =>
  readCards(
    db,
    scope,
    sql`select p.id, given.place from unnest(${ids}::bigint[]) with ordinality given (id, place)
      join products p on p.id = given.id where ${isShown(scope)}`,
  );
