import { key } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { upsert } from '../../upsert';

/** That members can name as theirs. */
export const schoolsSeed = seedKind({
  file: {
    type: 'array',
    items: {
      type: 'object',
      properties: { code: key, name: key },
      required: ['code', 'name'],
      additionalProperties: false,
    },
  },
  async write({ db, channel }, schools = []) {
    const rows = schools.map(({ code, name }) => ({ channel_id: channel.id, code, name }));
    await upsert(db, 'schools', ['channel_id', 'code'], rows);
  },
});
