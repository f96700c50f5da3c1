/** Deliveries in words. */
import type { ShippingAddress } from '../../../schemas/address/address';
import { addressLine } from '../../../schemas/address/lines';
import type { CartLine } from '../../../schemas/cart/cart-line';
import type { CartPacking } from '../../../schemas/cart/cart-shipping';
import type { Totals } from '../../../schemas/cart/totals';
import type { OrderedGift, SocialGift } from '../../../schemas/cart/gift-words';
import { deliveryTimezones } from '../../../schemas/delivery/delivery';
import { formatDate } from '../../lib/dates';
import { formatNumber } from '../../lib/numbers';
import { postalWords } from '../../lib/postal-words';
import { coolingFee } from './fee-words';
import { awaitedWords } from './promise-words';

export { ordererName, placeName, placeWords, receiverName } from './place-words';

type Wish = Pick<CartPacking, 'delivery_at' | 'delivery_timezone_key'>;
type Expected = Wish & Pick<CartPacking, 'expected_at'>;

/** Behind the day, or what stands for it. */
const zoneWords = ({ delivery_timezone_key: zone }: Wish): string =>
  zone === 'none' ? '（時間帯の指定なし）' : ` ${deliveryTimezones[zone]}`;

/** `2026年11月27日(金) 午前中`, or what stands for no wish. */
export const deliveryWords = (packing: Wish): string =>
  `${packing.delivery_at === null ? '最短でお届け' : formatDate(packing.delivery_at)}${zoneWords(packing)}`;

const expectedLines = ({ delivery_at: day, expected_at: expected }: Expected): readonly string[] =>
  day === null && expected ? [`最短のお届け見込み：${formatDate(expected)}`] : [];

/** When something comes that is paid for and waits for nothing: what was wished for, and the day that is expected. */
export const deliveryLines = (packing: Expected): readonly string[] => [
  deliveryWords(packing),
  ...expectedLines(packing),
];

/** What is sent in by the shopper comes first: no day is promised before it is there, and none can be wished for any more. */
const awaitedLines = (packing: CartPacking, awaited: string, isPrepaid: boolean): readonly string[] => {
  if (packing.delivery_at === null)
    return [`${isPrepaid ? 'ご入金の確認後、' : ''}${awaitedWords(awaited)}${zoneWords(packing)}`];
  return [
    deliveryWords(packing),
    `（${isPrepaid ? 'ご入金とともに、' : ''}${awaited}が加工に間に合うように届いたときのお届け日です）`,
  ];
};

/**
 * When a parcel comes, line by line: what was wished for, and the day that is expected. What is paid in advance leaves
 * when the money is there, so its day is promised on that condition alone.
 */
export const arrivalLines = (packing: CartPacking, isPrepaid: boolean): readonly string[] => {
  const { delivery_at: day, arrival_of: awaited } = packing;
  const wish = deliveryWords(packing);
  if (awaited !== undefined) return awaitedLines(packing, awaited, isPrepaid);
  if (day !== null) return isPrepaid ? [wish, '（お支払い期限までにご入金いただいたときのお届け日です）'] : [wish];
  if (!isPrepaid) return deliveryLines(packing);
  return [
    `ご入金の確認後、${wish}`,
    ...expectedLines(packing).map((words) => `${words}（ご注文の日にご入金いただいた場合）`),
  ];
};

/** `栗きんとん ほか2品`: what is in a parcel. */
export const goodsWords = (
  lines: readonly Pick<CartLine, 'packing_key' | 'product_info'>[],
  packingKey: string,
): string => {
  const inside = lines.filter(({ packing_key: key }) => key === packingKey);
  const first = inside[0]?.product_info.name ?? '';
  return inside.length > 1 ? `${first} ほか${inside.length - 1}品` : first;
};

/** `栗きんとん（八個入）×2点、白磁の急須×1点`: everything in a parcel, or all that goes to one of several addresses. */
export const allGoodsWords = (lines: readonly Pick<CartLine, 'product_info' | 'quantity'>[]): string =>
  lines
    .map(({ product_info: { name, options }, quantity }) => {
      const chosen = options.length > 0 ? `（${options.join('・')}）` : '';
      return `${name}${chosen}×${quantity}点`;
    })
    .join('、');

/** What is in a parcel, in short; in full where an order goes to several addresses, or some of the goods in another parcel. */
export const parcelWords = (
  lines: readonly Pick<CartLine, 'packing_key' | 'product_info' | 'quantity' | 'sku_id'>[],
  packingKey: string,
  places: number,
): string => {
  const inside = lines.filter(({ packing_key: key }) => key === packingKey);
  const isDivided = lines.some((line) => !inside.includes(line) && inside.some(({ sku_id: id }) => id === line.sku_id));
  return places > 1 || isDivided ? allGoodsWords(inside) : goodsWords(lines, packingKey);
};

/** `お荷物2`: one of several to an address, by its place among them; '' of the only one. */
export const parcelName = (packings: readonly Pick<CartPacking, 'key'>[], packingKey: string): string =>
  packings.length > 1 ? `お荷物${packings.findIndex(({ key }) => key === packingKey) + 1}` : '';

/** Of what is done to all that goes to one address: in each of its parcels; '' where nothing is, or it comes in one. */
export const parcelsDoneWords = ({
  packings,
  accessories = [],
}: {
  readonly packings: readonly unknown[];
  readonly accessories?: readonly unknown[] | undefined;
}): string =>
  packings.length > 1 && accessories.length > 0
    ? `ご指定のものは、${packings.length}個のお荷物のどれにもお付けします。料金がかかるものも1か所分です。`
    : '';

/** `お荷物2 冷蔵便（栗きんとん ほか1品）` */
export const parcelTitle = (
  lines: Parameters<typeof parcelWords>[0],
  { packings }: { readonly packings: readonly CartPacking[] },
  { key, temperature }: CartPacking,
  places: number,
): string => `${parcelName(packings, key)} ${temperature}便（${parcelWords(lines, key, places)}）`.trimStart();

/** `送料：1,100円`: of one of several addresses, all its parcels together. */
export const carriageWords = (
  { packings }: { readonly packings: readonly CartPacking[] },
  { total_cooling: cooling = 0 }: Pick<Totals, 'total_cooling'>,
): string => {
  const carriage = packings.reduce((sum, packing) => sum + packing.carriage, 0);
  if (carriage === 0) return '送料：無料';
  const isCooled = cooling > 0 && packings.some(({ temperature }) => temperature !== '常温');
  return `送料：${formatNumber(carriage)}円${isCooled ? `（${coolingFee}を含みます）` : ''}`;
};

type Line = Pick<ShippingAddress, (typeof addressLine)[number]>;

/** An address in one line, from the prefecture on; a blank stands before the building. */
export const lineWords = (address: Line): string =>
  addressLine.map((part) => (part === 'address2' && address[part] ? ` ${address[part]}` : address[part])).join('');

/** Postal code, then the rest. */
export const addressWords = (address: Line & Pick<ShippingAddress, 'postal_code'>): string =>
  `${postalWords(address.postal_code)} ${lineWords(address)}`;

type GiftPlace = Pick<SocialGift, 'receiver_name'> & Partial<Pick<OrderedGift, 'status'>>;

/** Of a social gift, in place of an address, which whoever ordered never sees. */
export const giftPlaceWords = ({ receiver_name: receiver, status = 'waiting' }: GiftPlace): string => {
  if (status === 'waiting') return `${receiver} 様（お届け先とお届け日は、受け取る方がご入力になります）`;
  return status === 'received' ? `${receiver} 様（受け取る方がご入力になったところへお届けします）` : `${receiver} 様`;
};

/** Of parcels that nobody shall read a price in. */
export const amountHiddenWords = '金額のわかる書類は、お荷物に入れません。';
