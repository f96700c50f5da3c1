import { key } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { insertMissing } from '../../upsert';

/** Ways to write one word. Adds what the shop does not have yet; what somebody wrote into the table stays. */
export const searchWordsSeed = seedKind({
  file: { type: 'array', items: { type: 'array', items: key, minItems: 2 } },
  async write({ db, channel }, words = []) {
    const rows = words.map((spellings) => ({ channel_id: channel.id, spellings: [...spellings] }));
    await insertMissing(db, 'search_words', rows);
  },
});
