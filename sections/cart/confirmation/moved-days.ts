/** The days on which parcels come, for whom an order was refused because what they saw has changed. Pure. */
import type { Cart } from '../../../schemas/cart/cart';
import type { CartPacking } from '../../../schemas/cart/cart-shipping';
import { parcelTitle, placeWords } from '../../../src/domain/delivery/delivery-words';
import { shortDate } from '../../../src/lib/dates';

/** A parcel that comes on another day than was in view. */
export interface MovedDay {
  /** Of the parcel. */
  readonly key: string;
  /** For its row. */
  readonly mark: string;
  /** For whoever does not see its row. */
  readonly words: string;
}

interface DatedParcel {
  readonly key: string;
  readonly day: string;
  /** `お届け日`, or of which of several parcels it is, and whether it was wished for or is expected. */
  readonly subject: string;
}

const subjectOf = (name: string, { delivery_at: wished }: CartPacking): string =>
  `${name && `${name}の`}${wished === null ? '最短のお届け見込み' : 'お届け日'}`;

const parcelsOf = ({ detail: { products, shippings } }: Cart): readonly DatedParcel[] => {
  const isOnly = shippings.length === 1 && shippings[0]?.packings.length === 1;
  return shippings.flatMap((shipping, at, { length }) =>
    shipping.packings.flatMap((packing) => {
      const { key, delivery_at: wished, expected_at: expected } = packing;
      const day = wished ?? expected ?? null;
      if (day === null) return [];
      const place = length > 1 ? `${placeWords(at, shipping.address)} ` : '';
      const name = isOnly ? '' : `${place}${parcelTitle(products, shipping, packing, length)}`;
      return [{ key, day, subject: subjectOf(name, packing) }];
    }),
  );
};

/** @param seen when the order was asked for */
const movedDays = (seen: Cart, now: Cart): readonly MovedDay[] => {
  const before = new Map(parcelsOf(seen).map(({ key, day }) => [key, day]));
  return parcelsOf(now).flatMap(({ key, day, subject }) => {
    const from = before.get(key);
    if (from === undefined || from === day) return [];
    const mark = `${shortDate(from)}から変わりました。`;
    return [{ key, mark, words: `${subject}が、${shortDate(from)}から${shortDate(day)}に変わりました。` }];
  });
};

/** Where nobody knows what was seen, as without script. */
const daysNow = (cart: Cart): string =>
  parcelsOf(cart)
    .map(({ day, subject }) => `${subject}は、現在${shortDate(day)}です。`)
    .join('');

interface ToldDays {
  readonly moved: readonly MovedDay[];
  /** Beside the refusal. */
  readonly words: string;
}

/**
 * What is said of the days of an order.
 *
 * @param isRefused since it is not what was seen
 * @param asked what was in view when it was asked for; null: nobody knows
 */
export const daysTold = (isRefused: boolean, asked: Cart | null, cart: Cart | null): ToldDays => {
  if (!isRefused || !cart) return { moved: [], words: '' };
  const moved = asked ? movedDays(asked, cart) : [];
  return { moved, words: asked ? moved.map(({ words }) => words).join('') : daysNow(cart) };
};
