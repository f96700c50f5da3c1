/** What several mails about an order say alike. */
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import { addressWords, receiverName } from '../../../../../src/domain/delivery/delivery-words';
import { takenWords } from '../../../../../src/domain/payment-words';
import { formatDate } from '../../../../../src/lib/dates';
import { oneLine } from '../../../../../src/lib/one-line';
import { type Block, fact, part } from './blocks';

const timeFormat = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', hour: '2-digit', minute: '2-digit' });
const timeWords = (at: string): string => `${formatDate(at)} ${timeFormat.format(new Date(at))}`;

export const aboutOrder = ({ order_no: number, ordered_at: at }: TemporaryOrder): Block =>
  part('ご注文', [`ご注文番号：${number}`, `ご注文日時：${timeWords(at)}`]);

/** Ordered is not paid: what to do, by when. */
export const aboutPayment = ({ payment }: TemporaryOrder): Block => {
  const { name, number, pay_by: payBy, instruction } = payment;
  const taken = takenWords({ ...payment, name: oneLine(name) });
  return part('お支払い方法', [
    oneLine(name),
    ...fact('お支払い番号', number),
    ...fact('お支払い期限', payBy && formatDate(payBy)),
    ...(instruction === '' ? [] : instruction.split('\n')),
    ...(taken === null ? [] : [taken]),
  ]);
};

/** @param address null: of a social gift, whose receiver has chosen it */
export const receiverLine = (address: TemporaryOrder['shippings'][number]['address']): string =>
  address ? oneLine(`${receiverName(address)} 様　${addressWords(address)}`) : 'ギフトを受け取る方のご指定先';

export const aboutPlaces = ({ shippings }: TemporaryOrder): Block =>
  part(
    'お届け先',
    shippings.map(({ address }) => receiverLine(address)),
  );

type Line = TemporaryOrder['lines'][number];

/** What is sent to several places is told once, with all of its quantity. */
export const goodsLines = (lines: readonly Pick<Line, 'product_info' | 'quantity'>[]): readonly string[] => {
  const quantities = new Map<string, number>();
  for (const { product_info: product, quantity } of lines) {
    const { name, options } = product;
    const words = options.length > 0 ? `${name}（${options.join('・')}）` : name;
    quantities.set(words, (quantities.get(words) ?? 0) + quantity);
  }
  return [...quantities].map(([words, quantity]) => oneLine(`${words} × ${quantity}点`));
};

export const goodsInShort = ({ lines }: TemporaryOrder): Block => part('ご注文の商品', goodsLines(lines));
