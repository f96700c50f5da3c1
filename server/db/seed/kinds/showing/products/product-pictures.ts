import type { PictureText } from '../../../seed-kind';
import { type PictureIds, pictureTextsOf } from '../picture-names';
import type { Sellable } from './product-file';

/** In the order in which they are shown, each with the values that it shows. */
export function shownPictures(product: Sellable, pictures: PictureIds) {
  const told = [product.picture, ...(product.pictures ?? [])];
  const byPlace = Array.from({ length: 10 }, (_, at) => (at === 0 ? product.key : `${product.key}-${at + 1}`));
  const named = told.flatMap((picture) => (picture?.name ? [{ name: picture.name, shows: picture.shows }] : []));
  const all = [...named, ...byPlace.map((name, at) => ({ name, shows: told[at]?.shows }))];
  const ids = new Map<number, Record<string, string[]>>();
  for (const { name, shows = {} } of all) {
    const id = pictures.get(name);
    if (id !== undefined && !ids.has(id)) ids.set(id, shows);
  }
  return [...ids].map(([picture_id, shows], position) => ({ picture_id, shows, position }));
}

/** What is said of its pictures. */
export const productPictureTexts = ({
  key,
  picture,
  pictures = [],
}: Pick<Sellable, 'key' | 'picture' | 'pictures'>): PictureText[] => [
  ...pictureTextsOf([key], picture),
  ...pictures.flatMap((more, index) => pictureTextsOf([`${key}-${index + 2}`], more)),
];
