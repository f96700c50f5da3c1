import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import type { StoredSettings } from './front-settings';

export async function readSettings(db: Kysely<Database>, channelId: string): Promise<StoredSettings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('channel_id', '=', channelId).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** One setting of every shop; null where it is not stored. */
export const readOfAll = async (db: Kysely<Database>, key: string): Promise<StoredSettings> => {
  const rows = await db
    .selectFrom('channels')
    .leftJoin('settings', (join) => join.onRef('channel_id', '=', 'channels.id').on('key', '=', key))
    .select(['channels.id', 'value'])
    .execute();
  return new Map(rows.map(({ id, value }) => [id, value]));
};

export const findNames = (db: Kysely<Database>, channelId: string) =>
  db.selectFrom('channels').select(['name', 'prefix', 'theme']).where('id', '=', channelId).executeTakeFirstOrThrow();

export const findSelectedScheme = (db: Kysely<Database>, channelId: string) =>
  db
    .selectFrom('color_schemes')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('is_selected', '=', true)
    .executeTakeFirst();
