/** Categories, makers, brands, tags and collections. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import { type PictureJson, pictureJson } from '../../../db/sql/picture-json';
import { type CatalogScope, isShown } from './product-cards.repository';

export interface CategoryRow {
  id: number;
  parent_id: number | null;
  key: string;
  name: string;
  description: string;
  picture: PictureJson | null;
  product_count: number;
}

export interface MakerRow {
  id: number;
  key: string;
  name: string;
  kana: string;
  place: string;
  story: string;
  picture: PictureJson | null;
  product_count: number;
}

/** All categories, parents first, in the shop's order; with the products in them and below. */
export async function readCategories(
  db: Kysely<Database>,
  scope: CatalogScope,
  subject: 'products' | 'inquiries',
): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    with recursive closure as (
      select id ancestor, id descendant from categories where channel_id = ${scope.channelId} and subject = ${subject}
      union all
      select closure.ancestor, categories.id from closure join categories on categories.parent_id = closure.descendant
    ), counted as (
      select ancestor, count(*) from (
        select distinct ancestor, p.id from closure
          join product_categories on category_id = descendant join products p on p.id = product_id
        where ${isShown(scope)}
      ) products group by ancestor
    )
    select categories.id, parent_id, key, categories.name, description, ${pictureJson('pictures')} picture,
      coalesce(count, 0) product_count
    from categories
      left join pictures on pictures.id = picture_id
      left join counted on ancestor = categories.id
    where categories.channel_id = ${scope.channelId} and subject = ${subject}
    order by level, position, categories.id
  `.execute(db);
  return rows;
}

async function selectMakers(
  db: Kysely<Database>,
  scope: CatalogScope,
  condition: RawBuilder<boolean>,
): Promise<MakerRow[]> {
  const { rows } = await sql<MakerRow>`
    select makers.id, key, makers.name, kana, place, story, ${pictureJson('pictures')} picture,
      (select count(*) from products p where p.maker_id = makers.id and ${isShown(scope)}) product_count
    from makers left join pictures on pictures.id = picture_id
    where makers.channel_id = ${scope.channelId} and ${condition}
    order by position, makers.id
  `.execute(db);
  return rows;
}

export const readMakers = (db: Kysely<Database>, scope: CatalogScope) => selectMakers(db, scope, sql<boolean>`true`);

export async function findMaker(db: Kysely<Database>, scope: CatalogScope, key: string): Promise<MakerRow | undefined> {
  const [maker] = await selectMakers(db, scope, sql<boolean>`key = ${key}`);
  return maker;
}

export const readBrands = (db: Kysely<Database>, channelId: string) =>
  db
    .selectFrom('brands')
    .select(['id', 'key', 'name', 'kana'])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const readTags = (db: Kysely<Database>, channelId: string) =>
  db
    .selectFrom('tags')
    .select(['id', 'key', 'name'])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const findCollection = (db: Kysely<Database>, channelId: string, alias: string) =>
  db
    .selectFrom('collections')
    .select(['id', 'alias', 'title', 'lead'])
    .where('channel_id', '=', channelId)
    .where('alias', '=', alias)
    .executeTakeFirst();
