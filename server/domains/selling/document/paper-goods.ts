/** The goods on a document, by where they go, with what is done to them. Amounts are JPY, tax included. */
import type { ShippingAddress } from '../../../../schemas/address/address';
import type { CartAccessory, CartLine } from '../../../../schemas/cart/cart-line';
import { addressWords, placeName, placeWords } from '../../../../src/domain/delivery/delivery-words';
import { doneLines } from '../../../../src/domain/option-words';
import { oneLine } from '../../../../src/lib/one-line';
import type { Goods, GoodsOfPlace } from './paper.types';

type Line = Pick<CartLine, 'shipping_key' | 'product_info' | 'unit_price' | 'quantity' | 'subtotal' | 'accessories'>;

interface Place {
  readonly key: string;
  /** Null: the orderer's, whom nobody has named yet. */
  readonly address: ShippingAddress | null;
  readonly accessories?: readonly CartAccessory[];
}

const reducedMark = (percent: 8 | 10): string => (percent === 8 ? ' ※' : '');

const goodsOf = ({ product_info: info, unit_price: unitJpy, quantity, subtotal: subtotalJpy }: Line): Goods => {
  const chosen = info.options.length > 0 ? `（${info.options.join('・')}）` : '';
  return {
    name: oneLine(`${info.name}${chosen}${reducedMark(info.tax_rate_percent)}`),
    isDone: false,
    unitJpy,
    quantity,
    subtotalJpy,
  };
};

/** What is done to goods, or to all that goes to one place, has a row of its own. */
const doneTo = (accessories: readonly CartAccessory[] = []): Goods[] =>
  accessories
    .filter(({ fault }) => fault === null)
    .map((done) => ({
      name: doneLines(done, reducedMark(done.tax_rate_percent)).join('\n'),
      isDone: true,
      unitJpy: done.unit_price,
      quantity: done.quantity,
      subtotalJpy: done.subtotal,
    }));

/** `お届け先1 山田 花子 様`, and the address below it. */
const placeLines = ({ address }: Place, at: number): readonly string[] =>
  address ? [oneLine(placeWords(at, address)), oneLine(addressWords(address))] : [`${placeName(at)} ご注文者`];

/** By place where there are several; nothing is said of one to which nothing goes as yet. */
export const goodsByPlace = (lines: readonly Line[], places: readonly Place[]): GoodsOfPlace[] => {
  const goodsTo = (wanted: readonly Line[], { accessories }: Pick<Place, 'accessories'>) => [
    ...wanted.flatMap((line) => [goodsOf(line), ...doneTo(line.accessories)]),
    ...doneTo(accessories),
  ];
  if (places.length < 2) return [{ place: [], goods: goodsTo(lines, places[0] ?? {}) }];
  return places
    .map((place, at) => {
      const own = lines.filter(({ shipping_key: key }) => key === place.key);
      return { place: placeLines(place, at), goods: goodsTo(own, place) };
    })
    .filter(({ goods }) => goods.length > 0);
};
