import type { Infer } from '../../../../../schemas/contract/json-schema';
import { key, picture, text } from '../../file-fields';
import { seedKind } from '../../seed-kind';
import { idsOf, upsert } from '../../upsert';
import { findPicture, picturesOf, pictureTextsOf } from './picture-names';

const leaf = { key, name: key, description: text, picture } as const;
const third = { type: 'object', properties: leaf, required: ['key', 'name'] } as const;
const second = {
  type: 'object',
  properties: { ...leaf, children: { type: 'array', items: third } },
  required: ['key', 'name'],
} as const;
const category = {
  type: 'object',
  properties: { ...leaf, children: { type: 'array', items: second } },
  required: ['key', 'name'],
} as const;

type SeedCategory = Infer<typeof third> & { readonly children?: readonly SeedCategory[] };

const everyCategory = (categories: readonly SeedCategory[]): SeedCategory[] =>
  categories.flatMap((category) => [category, ...everyCategory(category.children ?? [])]);

/** Names under which its picture may stand, the likeliest first. */
const pictureNames = (key: string): string[] => [`category-${key}`, `tile-${key}`, key];

export const categoriesSeed = seedKind({
  file: { type: 'array', items: category },
  after: ['pictures'],
  pictureTexts: (categories) =>
    everyCategory(categories).flatMap(({ key, picture }) => pictureTextsOf(pictureNames(key), picture)),
  async write({ db, channel }, top = []) {
    const channelId = channel.id;
    const pictures = await picturesOf(db, channelId);
    const level = async (categories: readonly SeedCategory[], depth: number, parent: string | null): Promise<void> => {
      const parentId = parent === null ? null : ((await idsOf(db, 'categories', channelId)).get(parent) ?? null);
      const rows = categories.map(({ key, name, description, picture }, position) => ({
        channel_id: channelId,
        key,
        name,
        description: description ?? '',
        level: depth,
        parent_id: parentId,
        picture_id: findPicture(pictures, [...(picture?.name ? [picture.name] : []), ...pictureNames(key)]),
        position,
      }));
      await upsert(db, 'categories', ['channel_id', 'key'], rows);
      for (const { key, children } of categories) if (children) await level(children, depth + 1, key);
    };
    await level(top, 1, null);
  },
});
