import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import { type PictureJson, pictureJson } from '../../../db/sql/picture-json';
import type { PageRequest } from '../../../http/pagination';

export interface BannerRow {
  id: number;
  area: string;
  is_show: boolean;
  title: string;
  lead: string;
  vertical: string;
  url: string;
  picture: PictureJson;
  picture_portrait: PictureJson | null;
}

/** @param areas null: all of them */
export async function readBanners(
  db: Kysely<Database>,
  channelId: string,
  areas: readonly string[] | null,
  now: Date,
): Promise<BannerRow[]> {
  const inAreas = areas ? sql`and area = any (${[...areas]})` : sql``;
  const { rows } = await sql<BannerRow>`
    select banners.id, area, is_show, title, lead, vertical, url, ${pictureJson('wide')} picture,
      ${pictureJson('tall')} picture_portrait
    from banners
      join pictures wide on wide.id = picture_id
      left join pictures tall on tall.id = picture_portrait_id
    where banners.channel_id = ${channelId} and is_show ${inAreas}
      and (shown_from is null or shown_from <= ${now}) and (shown_until is null or shown_until > ${now})
    order by position, banners.id
  `.execute(db);
  return rows;
}

const shownNews = (db: Kysely<Database>, channelId: string, now: Date) =>
  db
    .selectFrom('news')
    .where('channel_id', '=', channelId)
    .where('is_published', '=', true)
    .where('published_at', '<=', now);

const newsColumns = ['id', 'key', 'title', 'published_at', 'body_html'] as const;

export const readNews = (db: Kysely<Database>, channelId: string, now: Date, { per, offset }: PageRequest) =>
  shownNews(db, channelId, now)
    .select(newsColumns)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per)
    .offset(offset)
    .execute();

export async function countNews(db: Kysely<Database>, channelId: string, now: Date): Promise<number> {
  const { count } = await shownNews(db, channelId, now)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const findNews = (db: Kysely<Database>, channelId: string, now: Date, key: string) =>
  shownNews(db, channelId, now).select(newsColumns).where('key', '=', key).executeTakeFirst();

export interface QaFilter {
  readonly category?: string;
  /** Key of a product; without it, the questions to the shop. */
  readonly product?: string;
}

export function readQas(db: Kysely<Database>, channelId: string, { category, product }: QaFilter) {
  const all = db
    .selectFrom('qas')
    .leftJoin('qa_categories', 'qa_categories.id', 'qas.category_id')
    .leftJoin('products', 'products.id', 'qas.product_id')
    .select(['qas.id', 'qa_categories.key as category', 'qas.question', 'qas.answer_html'])
    .where('qas.channel_id', '=', channelId)
    .orderBy('qas.position')
    .orderBy('qas.id');
  const ofSubject =
    product === undefined
      ? all.where('qas.product_id', 'is', null)
      : all.where('products.key', '=', product).where('products.is_published', '=', true);
  return (category === undefined ? ofSubject : ofSubject.where('qa_categories.key', '=', category)).execute();
}

export const readQaCategories = (db: Kysely<Database>, channelId: string) =>
  db
    .selectFrom('qa_categories')
    .select(['key', 'name'])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('id')
    .execute();
