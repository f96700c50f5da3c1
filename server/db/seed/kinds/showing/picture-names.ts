import type { Kysely } from 'kysely';
import type { Database } from '../../../schema';
import type { PictureText } from '../../seed-kind';
import { idsOf } from '../../upsert';

/** Ids of pictures by name; a picture whose master is missing is not among them. */
export type PictureIds = ReadonlyMap<string, number>;

export const picturesOf = (db: Kysely<Database>, channelId: string): Promise<PictureIds> =>
  idsOf(db, 'pictures', channelId, 'name');

/** The first of the names that there is a picture of. */
export const findPicture = (pictures: PictureIds, names: readonly string[]): number | null =>
  names.map((name) => pictures.get(name)).find((id) => id !== undefined) ?? null;

/** What a file says of a picture, under its own name and all that it may have. */
export const pictureTextsOf = (
  names: readonly string[],
  picture: { readonly name?: string; readonly alt: string } | undefined,
): PictureText[] =>
  picture ? [...(picture.name ? [picture.name] : []), ...names].map((name) => ({ name, alt: picture.alt })) : [];
