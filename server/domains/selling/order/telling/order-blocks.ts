/** What several mails about an order say alike. */
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import {
  addressWords,
  arrivalLines,
  parcelTitle,
  placeName,
  receiverName,
} from '../../../../../src/domain/delivery/delivery-words';
import { payByOf, takenWords } from '../../../../../src/domain/payment-words';
import { formatDate } from '../../../../../src/lib/dates';
import { oneLine } from '../../../../../src/lib/one-line';
import { type Block, fact, part } from './blocks';

const timeFormat = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', hour: '2-digit', minute: '2-digit' });
const timeWords = (at: string): string => `${formatDate(at)} ${timeFormat.format(new Date(at))}`;

export const aboutOrder = ({ order_no: number, ordered_at: at }: TemporaryOrder): Block =>
  part('ご注文', [`ご注文番号：${number}`, `ご注文日時：${timeWords(at)}`]);

/** Ordered is not paid: what to do, by when. */
export const aboutPayment = ({ payment }: TemporaryOrder): Block => {
  const { name, number, instruction } = payment;
  const payBy = payByOf(payment);
  const taken = takenWords({ ...payment, name: oneLine(name) });
  return part('お支払い方法', [
    oneLine(name),
    ...fact('お支払い番号', number),
    ...fact('お支払い期限', payBy && formatDate(payBy)),
    ...(instruction === '' ? [] : instruction.split('\n')),
    ...(taken === null ? [] : [taken]),
  ]);
};

type Place = TemporaryOrder['shippings'][number];
type OrderedLine = Pick<TemporaryOrder['lines'][number], 'product_info' | 'quantity'>;

/** `佐藤 一郎 様　〒100-0001 …`; of a social gift nobody but its receiver is told. */
export const placeLine = ({ address }: Pick<Place, 'address'>): string =>
  address ? oneLine(`${receiverName(address)} 様　${addressWords(address)}`) : 'ギフトを受け取る方のご指定先';

/** `栗きんとん（八個入） × 3点`: what goes to several places, or in several parcels, stands once. */
export const goodsLines = (lines: readonly OrderedLine[]): readonly string[] => {
  const pieces = new Map<string, number>();
  for (const { product_info: info, quantity } of lines) {
    const what = oneLine(`${info.name}${info.options.length > 0 ? `（${info.options.join('・')}）` : ''}`);
    pieces.set(what, (pieces.get(what) ?? 0) + quantity);
  }
  return [...pieces].map(([what, quantity]) => `${what} × ${quantity}点`);
};

export const goodsInShort = ({ lines }: TemporaryOrder): Block => part('ご注文の商品', goodsLines(lines));

/** `【お届け先2】`, where there are several. */
export const placeHead = ({ shippings }: TemporaryOrder, at: number): readonly string[] =>
  shippings.length > 1 ? [`【${placeName(at)}】`] : [];

/** The parcels to one address, and when each comes; of a social gift its receiver alone is told the days. */
export const parcelDays = (
  { shippings, lines, social_gift: gift }: TemporaryOrder,
  { packings }: Pick<Place, 'packings'>,
  isPrepaid: boolean,
): readonly string[] =>
  packings.flatMap((packing) => [
    oneLine(parcelTitle(lines, { packings }, packing, shippings.length)),
    ...(gift ? [] : arrivalLines(packing, isPrepaid).map((words) => `　${words}`)),
  ]);

/** Of what is paid. */
export const arrivals = (order: TemporaryOrder): readonly Block[] =>
  order.social_gift
    ? []
    : [
        part(
          'お届け日時',
          order.shippings.flatMap((place, at) => [...placeHead(order, at), ...parcelDays(order, place, false)]),
        ),
      ];
