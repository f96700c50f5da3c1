import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';

/** Message slots and free areas have the same columns. */
export type TextTable = 'messages' | 'free_areas';

const texts = (db: Kysely<Database>, table: TextTable, channelId: string) =>
  db.selectFrom(table).select(['code', 'title', 'body_html', 'updated_at']).where('channel_id', '=', channelId);

export const readTexts = (db: Kysely<Database>, table: TextTable, channelId: string) =>
  texts(db, table, channelId).orderBy('code').execute();

export const findText = (db: Kysely<Database>, table: TextTable, channelId: string, code: string) =>
  texts(db, table, channelId).where('code', '=', code).executeTakeFirst();

export const findStaticPage = (db: Kysely<Database>, channelId: string, url: string) =>
  db
    .selectFrom('static_pages')
    .select(['url', 'title', 'body_html', 'updated_at'])
    .where('channel_id', '=', channelId)
    .where('url', '=', url)
    .executeTakeFirst();

export const readStaticPageUrls = (db: Kysely<Database>, channelId: string) =>
  db
    .selectFrom('static_pages')
    .select(['url', 'title', 'updated_at'])
    .where('channel_id', '=', channelId)
    .where(sql<boolean>`not noren_is_hidden(channel_id, url)`)
    .orderBy('url')
    .execute();

/** Static pages at addresses where something else answers: they were there before the database refused them. */
export async function readHiddenPages(db: Kysely<Database>): Promise<{ channel_id: string; url: string }[]> {
  const { rows } = await sql<{ channel_id: string; url: string }>`
    select channel_id, url from static_pages where noren_is_hidden(channel_id, url) order by channel_id, url
  `.execute(db);
  return rows;
}
