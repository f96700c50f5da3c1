import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';

export const findRules = (db: Kysely<Database>, channelId: string) =>
  db.selectFrom('delivery_rules').selectAll().where('channel_id', '=', channelId).executeTakeFirst();

export const readPrefectures = (db: Kysely<Database>, channelId: string) =>
  db.selectFrom('delivery_prefectures').selectAll().where('channel_id', '=', channelId).execute();

export const readRemotePostalCodes = (db: Kysely<Database>, channelId: string) =>
  db.selectFrom('delivery_remote_postal_codes').selectAll().where('channel_id', '=', channelId).execute();
