/** What a mail says of the parcels that it is about, which need not be all of the order. */
import { carrierName, trackingUrl } from '../../../../../schemas/order/carriers';
import type { Parcel, TemporaryOrder } from '../../../../../schemas/order/order';
import { parcelName, placeName } from '../../../../../src/domain/delivery/delivery-words';
import { type Block, fact, part } from './blocks';
import { goodsLines, placeLine } from './order-blocks';

export interface Dispatch {
  readonly parcels: readonly (Pick<Parcel, 'carrier' | 'number'> & {
    readonly packingKey: string;
    /** Which of those in which its packing leaves, from 0 on. */
    readonly box: number;
  })[];
  /** Some of the order's goods had not left by then. */
  readonly isRestToCome: boolean;
}

const goodsIn = ({ lines }: TemporaryOrder, packingKeys: readonly string[]): readonly string[] =>
  goodsLines(lines.filter(({ packing_key: key }) => packingKeys.includes(key)));

const placeOf = ({ shippings }: TemporaryOrder, packingKey: string) =>
  shippings.findIndex(({ packings }) => packings.some(({ key }) => key === packingKey));

/** `お届け先2 お荷物1`: as the confirmation and the order's screen name it. */
const nameOf = (order: TemporaryOrder, packingKey: string): string => {
  const { shippings } = order;
  const at = placeOf(order, packingKey);
  const parcel = parcelName(shippings[at]?.packings ?? [], packingKey) || 'お荷物';
  return shippings.length > 1 && at >= 0 ? `${placeName(at)} ${parcel}` : parcel;
};

/** Where it goes, and with what; of goods that needed several boxes once. */
const contentsOf = (order: TemporaryOrder, { parcels }: Dispatch, at: number): readonly string[] => {
  const packingKey = parcels[at]?.packingKey ?? '';
  const first = parcels.findIndex((parcel) => parcel.packingKey === packingKey);
  if (first < at) return [`${nameOf(order, packingKey)}の商品を、分けてお送りしています。`];
  const place = order.shippings[placeOf(order, packingKey)];
  const goods = goodsIn(order, [packingKey]).map((line) => `　${line}`);
  return [...fact('お届け先', place ? placeLine(place) : null), ...(goods.length > 0 ? ['商品：', ...goods] : [])];
};

/** Each parcel is a block of its own, with the carrier's page beneath. */
const aboutParcels = (order: TemporaryOrder, dispatch: Dispatch): readonly Block[] =>
  dispatch.parcels.map(({ carrier, number, packingKey, box }, at) => {
    const url = trackingUrl(carrier, number);
    return {
      ...part(`${nameOf(order, packingKey)}${box > 0 ? `（${box + 1}箱目）` : ''}`, [
        ...contentsOf(order, dispatch, at),
        `配送業者：${carrierName(carrier)}`,
        ...fact('お問い合わせ番号', number),
      ]),
      ...(url === null ? {} : { link: { words: '荷物を追跡する', url } }),
    };
  });

const restToCome = ({ isRestToCome }: Dispatch): readonly Block[] =>
  isRestToCome ? [{ lines: ['残りのお荷物は、発送しだいお知らせします。'] }] : [];

const trackedLater: Block = {
  lines: ['お荷物の状況が配送業者のページに表示されるまで、時間がかかることがあります。'],
};

/** The carrier's page names places, which whoever ordered a social gift is not told. */
export const aboutDispatch = (order: TemporaryOrder, dispatch: Dispatch): readonly Block[] => {
  if (!order.social_gift) return [...aboutParcels(order, dispatch), ...restToCome(dispatch), trackedLater];
  const packingKeys = dispatch.parcels.map(({ packingKey }) => packingKey);
  return [part('発送した商品', goodsIn(order, packingKeys)), ...restToCome(dispatch)];
};
