/**
 * All postal codes in about four megabytes; as parsed JSON they would take forty for as long as the process lives. A row
 * per place, sorted by code: two numbers and a piece of one long text. Whoever asks pays for splitting city from town.
 */
import { municipalitiesOf, type PostalEntry } from './municipalities';
import { townsOf } from './town-names';

export interface PostalPlace {
  readonly prefecture: string;
  readonly city: string;
  /** Empty where the code stands for a whole city. */
  readonly town: string;
}

export interface PostalTable {
  /** Every town of a code, seven digits without a hyphen, in the list's order; none for an unknown code. */
  find(code: string): PostalPlace[];
}

/** `{ '4980000': { 愛知県: ['弥富市'], 三重県: ['桑名郡木曽岬町'] } }` */
export type PostalSource = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

function* entriesOf(source: PostalSource): Generator<PostalEntry> {
  for (const code of Object.keys(source).sort()) {
    for (const [prefecture, places] of Object.entries(source[code] ?? {})) {
      for (const place of places) yield [code, prefecture, place];
    }
  }
}

/** The first row that is not before a code. */
function firstRow(codes: Uint32Array, code: number): number {
  let [low, high] = [0, codes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((codes[middle] ?? 0) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Every place on its own row. */
function pack(entries: readonly PostalEntry[]) {
  const codes: number[] = [];
  const prefectureIds: number[] = [];
  const prefectures: string[] = [];
  const ends: number[] = [];
  const places: string[] = [];
  let end = 0;
  for (const [code, prefecture, place] of entries) {
    if (!prefectures.includes(prefecture)) prefectures.push(prefecture);
    codes.push(Number(code));
    prefectureIds.push(prefectures.indexOf(prefecture));
    ends.push((end += place.length));
    places.push(place);
  }
  return {
    codes: Uint32Array.from(codes),
    prefectureIds: Uint8Array.from(prefectureIds),
    prefectures,
    ends: Uint32Array.from(ends),
    text: places.join(''),
  };
}

/** Blocks for some tenths of a second. */
export function createPostalTable(source: PostalSource): PostalTable {
  const entries = [...entriesOf(source)];
  const municipalities = municipalitiesOf(entries);
  const { codes, prefectureIds, prefectures, ends, text } = pack(entries);

  function placesOf(row: number): PostalPlace[] {
    const prefecture = prefectures[prefectureIds[row] ?? 0] ?? '';
    const place = text.slice(row === 0 ? 0 : ends[row - 1], ends[row]);
    const city = [...(municipalities.get(prefecture) ?? [])].find((name) => place.startsWith(name));
    // Of no known municipality: the shopper splits what there is.
    if (city === undefined) return [{ prefecture, city: place, town: '' }];
    return townsOf(city, place.slice(city.length)).map((town) => ({ prefecture, city, town }));
  }

  return {
    find(code) {
      const number = Number(code);
      // Two places may differ by a remark alone.
      const found = new Map<string, PostalPlace>();
      for (let row = firstRow(codes, number); codes[row] === number; row += 1) {
        for (const place of placesOf(row)) found.set(`${place.prefecture} ${place.city} ${place.town}`, place);
      }
      return [...found.values()];
    },
  };
}
