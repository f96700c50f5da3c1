import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

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
    .orderBy('url')
    .execute();
