import { key, picture, text } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { upsert } from '../../upsert';
import { findPicture, picturesOf, pictureTextsOf } from './picture-names';

/** Names under which its picture may stand, the likeliest first. */
const pictureNames = (key: string): string[] => [`maker-${key}`, key];

export const makersSeed = seedKind({
  file: {
    type: 'array',
    items: {
      type: 'object',
      properties: { key, name: key, kana: text, place: text, story: text, picture },
      required: ['key', 'name'],
    },
  },
  after: ['pictures'],
  pictureTexts: (makers) => makers.flatMap(({ key, picture }) => pictureTextsOf(pictureNames(key), picture)),
  async write({ db, channel }, makers = []) {
    const pictures = await picturesOf(db, channel.id);
    const rows = makers.map(({ key, name, kana, place, story, picture }, position) => ({
      channel_id: channel.id,
      key,
      name,
      kana: kana ?? '',
      place: place ?? '',
      story: story ?? '',
      picture_id: findPicture(pictures, [...(picture?.name ? [picture.name] : []), ...pictureNames(key)]),
      position,
    }));
    await upsert(db, 'makers', ['channel_id', 'key'], rows);
  },
});
