import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';

/** The shop's own list, in its order: of each word the ways to write it. */
export const readSearchWords = async (db: Kysely<Database>, channelId: string): Promise<string[][]> => {
  const rows = await db
    .selectFrom('search_words')
    .select('spellings')
    .where('channel_id', '=', channelId)
    .orderBy('id')
    .execute();
  return rows.map(({ spellings }) => spellings);
};
