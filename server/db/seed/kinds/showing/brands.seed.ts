import { named } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { upsert } from '../../upsert';

export const brandsSeed = seedKind({
  file: { type: 'array', items: named },
  async write({ db, channel }, brands = []) {
    const rows = brands.map(({ key, name, kana }, position) => ({
      channel_id: channel.id,
      key,
      name,
      kana: kana ?? '',
      position,
    }));
    await upsert(db, 'brands', ['channel_id', 'key'], rows);
  },
});
