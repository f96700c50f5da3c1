import { named } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { upsert } from '../../upsert';

export const tagsSeed = seedKind({
  file: { type: 'array', items: named },
  async write({ db, channel }, tags = []) {
    const rows = tags.map(({ key, name }, position) => ({ channel_id: channel.id, key, name, position }));
    await upsert(db, 'tags', ['channel_id', 'key'], rows);
  },
});
