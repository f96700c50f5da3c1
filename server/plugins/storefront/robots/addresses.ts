/** The addresses of a screen as its row says that they are found: its path, or one for each item of a list. */
import type { BodyOf, InputOf, ReadId } from '../../../../schemas/query';
import type { ScreenListing, ScreenRow } from '../../../../schemas/screens/screens';
import type { Ask } from '../../../../storefront/page/load/ask';
import { Unanswered } from '../faults';

type Item = Readonly<Record<string, unknown>>;
type ItemOf<Id extends ReadId> = BodyOf<Id> extends { readonly data: readonly (infer One)[] } ? One : never;
type Holding<One, Value> = { [Name in keyof One]-?: One[Name] extends Value ? Name : never }[keyof One];

/** What the contract lets a row say: a call that lists, what it takes, and properties that its items have. */
type Askable = {
  [Id in ScreenListing['call']]: {
    readonly call: Id;
    readonly query?: InputOf<Id> extends { query?: infer Query } ? Query : never;
    readonly fills: Readonly<Record<string, Holding<ItemOf<Id>, string>>>;
    readonly children?: Holding<ItemOf<Id>, readonly unknown[] | undefined>;
    readonly count?: Holding<ItemOf<Id>, number>;
  };
}[ScreenListing['call']];

interface Page {
  readonly data: readonly Item[];
  readonly page?: { readonly last: number };
}

/** No more items than `most` and one page of them; throws where a page does not come. */
const readAll = async (ask: Ask, { call, query }: Askable, most: number): Promise<readonly Item[]> => {
  const items: Item[] = [];
  for (let page = 1, last = 1; page <= last && items.length < most; page += 1) {
    const asked = page === 1 ? query : { ...query, page };
    const answer = await ask({ call, input: asked ? { query: asked } : {} });
    // Half a list would tell search engines that the rest is gone.
    if (!answer.ok) throw new Unanswered(call, answer.status, answer.code);
    // The answer has its contract's schema.
    const list = answer.result as Page;
    // A page of nothing is behind the last one, whatever another shop says of how many there are.
    last = list.data.length > 0 ? (list.page?.last ?? 1) : 0;
    items.push(...list.data);
  }
  return items;
};

/** An empty list is no page for search engines (storefront/page/load/empty-list.ts). */
const withThoseBelow = (items: readonly Item[], listing: Askable): readonly Item[] => {
  const { children, count } = listing;
  const shown = count === undefined ? items : items.filter((item) => Number(item[count]) > 0);
  if (children === undefined) return shown;
  return shown.flatMap((item) => [item, ...withThoseBelow((item[children] ?? []) as readonly Item[], listing)]);
};

/** What takes the place of `*`, which may be of any letters and has its slashes, the first of them before it. */
const encodeRest = (path: string): string =>
  encodeURI(path.replace(/^\//, '')).replaceAll('?', '%3F').replaceAll('#', '%23');

const parts = /\{(\w+)\??\}|\*/g;

const hasParts = (path: string): boolean => path.search(parts) >= 0;

/** `/maker/{key}` with `{ key: 'a b' }` → `/maker/a%20b`; `/product` with `{ category: 'tea' }` → `/product?category=tea` */
const addressOf = (path: string, values: Readonly<Record<string, string>>): string => {
  const asked = new Map(Object.entries(values));
  const filled = path.replace(parts, (_, name: string | undefined) => {
    const value = asked.get(name ?? 'rest') ?? '';
    asked.delete(name ?? 'rest');
    return name === undefined ? encodeRest(value) : encodeURIComponent(value);
  });
  const query = [...asked].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return query === '' ? filled : `${filled}?${query}`;
};

/** The path itself, where nothing is to be filled in. */
export const fixedAddresses = ({ path }: ScreenRow): readonly string[] => (hasParts(path) ? [] : [path]);

/** Those that the row's list leads to, in its order. */
export const listedAddresses = async (ask: Ask, row: ScreenRow, most: number): Promise<readonly string[]> => {
  const listing: Askable | null = row.listedBy ?? null;
  if (!listing) return [];
  const fills = Object.entries(listing.fills);
  return withThoseBelow(await readAll(ask, listing, most), listing).map((item) =>
    addressOf(row.path, Object.fromEntries(fills.map(([name, property]) => [name, String(item[property])]))),
  );
};
