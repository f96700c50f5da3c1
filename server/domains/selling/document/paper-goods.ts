/** The goods on a document, by where they go, with what is done to them. Amounts are JPY, tax included. */
import type { ShippingAddress } from '../../../../schemas/address/address';
import type { CartAccessory, CartLine } from '../../../../schemas/cart/cart-line';
import type { Totals } from '../../../../schemas/cart/totals';
import { addressWords, carriageWords, placeName, placeWords } from '../../../../src/domain/delivery/delivery-words';
import { doneLines, setInLines } from '../../../../src/domain/option-words';
import { oneLine } from '../../../../src/lib/one-line';
import type { Goods, GoodsOfPlace } from './paper.types';

type Line = Pick<CartLine, 'shipping_key' | 'product_info' | 'unit_price' | 'quantity' | 'subtotal' | 'accessories'>;

interface Place {
  readonly key: string;
  /** Null: the orderer's, whom nobody has named yet. */
  readonly address: ShippingAddress | null;
  readonly accessories?: readonly CartAccessory[];
  readonly packings: Parameters<typeof carriageWords>[0]['packings'];
}

const reducedMark = (percent: 8 | 10): string => (percent === 8 ? ' ※' : '');

/** @param done all that is done to it, free or not: what makes it nobody else's cannot be given back */
const goodsOf = (line: Line, done: readonly CartAccessory[]): Goods => {
  const { product_info: info, unit_price: unitJpy, quantity, subtotal: subtotalJpy } = line;
  const chosen = info.options.length > 0 ? `（${info.options.join('・')}）` : '';
  const isKept = done.some(({ fault, is_returnable: isReturnable }) => fault === null && !isReturnable);
  return {
    name: `${oneLine(`${info.name}${chosen}${reducedMark(info.tax_rate_percent)}`)}${isKept ? '\n返品・交換不可' : ''}`,
    isDone: false,
    unitJpy,
    quantity,
    subtotalJpy,
  };
};

/**
 * How much is told. `chosen`: all that is done to goods, as it was chosen, and where they go. `charged`: what is done by its
 * name, where it costs something, and who gets them: a receipt is handed on, and a card's words are for its reader alone.
 */
export type Telling = 'chosen' | 'charged';

interface Told {
  readonly telling: Telling;
  readonly totals: Totals;
}

/** What is done to goods, or to all that goes to one place, has a row of its own. */
const doneTo = (accessories: readonly CartAccessory[], telling: Telling): Goods[] =>
  accessories
    .filter(({ fault, subtotal }) => fault === null && (telling === 'chosen' || subtotal > 0))
    .map((done) => ({
      name: doneLines(
        telling === 'chosen' ? done : { ...done, words: [] },
        reducedMark(done.tax_rate_percent),
        setInLines,
      ).join('\n'),
      isDone: true,
      unitJpy: done.unit_price,
      quantity: done.quantity,
      subtotalJpy: done.subtotal,
    }));

/** `お届け先1 山田 花子 様`, and below it what the way there costs. */
const placeLines = (place: Place, at: number, { telling, totals }: Told): readonly string[] => {
  const { address } = place;
  return [
    address ? oneLine(placeWords(at, address)) : `${placeName(at)} ご注文者`,
    ...(address && telling === 'chosen' ? [oneLine(addressWords(address))] : []),
    carriageWords(place, totals),
  ];
};

/** By place where there are several; nothing is said of one to which nothing goes as yet. */
export const goodsByPlace = (lines: readonly Line[], places: readonly Place[], told: Told): GoodsOfPlace[] => {
  const { telling } = told;
  const goodsTo = (wanted: readonly Line[], { accessories: toAll = [] }: Pick<Place, 'accessories'>) => [
    ...wanted.flatMap((line) => {
      const { accessories: done = [] } = line;
      return [goodsOf(line, [...done, ...toAll]), ...doneTo(done, telling)];
    }),
    ...doneTo(toAll, telling),
  ];
  if (places.length < 2) return [{ place: [], goods: goodsTo(lines, places[0] ?? {}) }];
  return places
    .map((place, at) => {
      const own = lines.filter(({ shipping_key: key }) => key === place.key);
      return { place: placeLines(place, at, told), goods: goodsTo(own, place) };
    })
    .filter(({ goods }) => goods.length > 0);
};
