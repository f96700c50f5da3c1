import { key, moment, momentOf, picture, text } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { type SeedRow, upsert } from '../../upsert';
import { findPicture, picturesOf, pictureTextsOf } from './picture-names';

/** Names under which its picture may stand, the likeliest first. */
const pictureNames = (key: string): string[] => [key, `banner-${key}`];

export const bannersSeed = seedKind({
  file: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        key,
        area: key,
        title: text,
        lead: text,
        vertical: text,
        url: text,
        picture,
        from: moment,
        until: moment,
      },
      required: ['key', 'area', 'title', 'url', 'picture'],
    },
  },
  after: ['pictures'],
  pictureTexts: (banners) =>
    banners.flatMap(({ key, picture }) =>
      pictureTextsOf([...pictureNames(key), `${key}-portrait`, `banner-${key}-portrait`], picture),
    ),
  async write({ db, channel, warn }, banners = []) {
    const channel_id = channel.id;
    const pictures = await picturesOf(db, channel_id);
    const rows: SeedRow<'banners'>[] = [];
    for (const [position, banner] of banners.entries()) {
      const { key, area, title, lead, vertical, url, picture, from, until } = banner;
      const names = [...(picture.name ? [picture.name] : []), ...pictureNames(key)];
      const picture_id = findPicture(pictures, names);
      if (picture_id === null) {
        warn(`${channel_id}: the banner ${key} has no picture yet (${names[0]}.webp) and is left out`);
        continue;
      }
      rows.push({
      channel_id,
      key,
      area,
      position,
      title,
      lead: lead ?? '',
      vertical: vertical ?? '',
      url,
      picture_id,
      picture_portrait_id: findPicture(pictures, names.map((name) => `${name}-portrait`)),
      shown_from: from === undefined ? null : momentOf(from),
      shown_until: until === undefined ? null : momentOf(until),
    }); // prettier-ignore
    }
    await upsert(db, 'banners', ['channel_id', 'key'], rows);
  },
});
