import type { Kysely } from 'kysely';
import type { Database } from '../schema';
import type { ShopSource } from './read-shop';
import { insertMissing } from './upsert';

/** Adds the words that the shop does not have yet; what somebody wrote into the table stays. */
export async function seedSearchWords(db: Kysely<Database>, source: ShopSource): Promise<void> {
  const channel_id = source.shop.channel.id;
  const rows = (source['search-words'] ?? []).map((spellings) => ({ channel_id, spellings }));
  await insertMissing(db, 'search_words', rows);
}
