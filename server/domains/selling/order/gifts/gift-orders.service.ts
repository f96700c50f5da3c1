/** Orders that were given away, for whoever receives them. What the buyer paid is not among it. */
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { ShippingAddress } from '../../../../../schemas/address/address';
import type { DeliveryTimezone } from '../../../../../schemas/delivery/delivery';
import type { Gift } from '../../../../../schemas/gift/gift';
import type { Parcel } from '../../../../../schemas/order/order';
import type { Database } from '../../../../db/schema';
import { withOrder } from '../paying/pending-payments.repository';
import { hashGiftSecret } from '../rows/gift-links';
import { forgetDrafts } from '../rows/gifts.repository';
import { findParcels } from '../rows/parcels.repository';
import { tell } from '../rows/tell';
import {
  findGift,
  findGiftLines,
  findGiftPackings,
  type GiftOrderRow,
  type GiftPackingRow,
  readAddress,
  readGift,
  writeReception,
} from './gift-orders.repository';

export { hashGiftSecret };
export type { GiftOrderRow, GiftPackingRow };

export interface WantedReception {
  readonly address: ShippingAddress;
  readonly deliveryOn: string | null;
  readonly timezone: DeliveryTimezone;
  /** What the receiver proves themselves by; null: nothing. */
  readonly receiverHash: Buffer | null;
  readonly now: Date;
}

export type Over = 'received' | 'expired' | 'cancelled';

/** `arrivals`: the first day of each packing, by its key. */
export type CheckedReception<Refusal> =
  | { readonly ok: true; readonly arrivals: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly refusal: Refusal };

export type ReceptionOutcome<Refusal> =
  | { readonly ok: true }
  | { readonly ok: false; readonly over: Over }
  | { readonly ok: false; readonly refusal: Refusal };

export interface GiftOrdersService {
  /** Null: no such gift in this channel. */
  find(channelId: string, token: string): Promise<GiftOrderRow | null>;
  goods(orderId: number): Promise<Gift['products']>;
  packings(orderId: number): Promise<readonly GiftPackingRow[]>;
  /** Of each packing, by its id, what has left of it. */
  parcels(orderId: number): Promise<ReadonlyMap<number, readonly Parcel[]>>;
  /**
   * Once, however many ask at the same time: under the order's lock, which whoever cancels it or lets it expire takes,
   * too. The same by the same receiver again is done already.
   *
   * @param check is asked under the lock whether the parcels can go there then
   */
  receive<Refusal>(
    orderId: number,
    wanted: WantedReception,
    check: (packings: readonly GiftPackingRow[]) => CheckedReception<Refusal>,
  ): Promise<ReceptionOutcome<Refusal>>;
}

const isSameHash = (one: Buffer | null, other: Buffer | null): boolean =>
  one === null || other === null ? one === other : one.equals(other);

export const createGiftOrders = (db: Kysely<Database>): GiftOrdersService => ({
  find: async (channelId, token) => (await findGift(db, channelId, hashGiftSecret(token))) ?? null,
  goods: async (orderId) =>
    (await findGiftLines(db, orderId)).map(({ is_left_out: isOut, ...line }) => ({
      ...line,
      ...(isOut ? { is_left_out: true } : {}),
    })),
  packings: (orderId) => findGiftPackings(db, orderId),

  async parcels(orderId) {
    const left = new Map<number, Parcel[]>();
    for (const { packing_id: id, carrier, number, sent_at: at } of await findParcels(db, [orderId]))
      left.set(id, [...(left.get(id) ?? []), { carrier, number, sent_at: at.toISOString() }]);
    return left;
  },

  async receive<Refusal>(
    orderId: number,
    wanted: WantedReception,
    check: (packings: readonly GiftPackingRow[]) => CheckedReception<Refusal>,
  ): Promise<ReceptionOutcome<Refusal>> {
    const { address, deliveryOn, timezone, receiverHash, now } = wanted;
    const received = await withOrder(db, orderId, async (trx, order): Promise<ReceptionOutcome<Refusal>> => {
      const gift = await readGift(trx, orderId);
      const packings = await findGiftPackings(trx, orderId);
      if (gift.status === 'received') {
        const isSame =
          isSameHash(gift.receiver_hash, receiverHash) &&
          isDeepStrictEqual(await readAddress(trx, orderId), address) &&
          packings.every((packing) => packing.delivery_on === deliveryOn && packing.timezone === timezone);
        return isSame ? { ok: true } : { ok: false, over: 'received' };
      }
      if (gift.status !== 'waiting') return { ok: false, over: gift.status };
      // By somebody's own statement: nothing else ends an order without its gift.
      if (order.orderStatus === 'cancelled') return { ok: false, over: 'cancelled' };
      const checked = check(packings);
      if (!checked.ok) return checked;
      await writeReception(trx, { orderId, address, deliveryOn, timezone, receiverHash, expectedOn: checked.arrivals });
      await forgetDrafts(trx, orderId);
      await tell(trx, order, 'order_gift_received', now);
      return { ok: true };
    });
    if (!received) throw new Error(`The order ${orderId} of a gift is gone.`);
    return received;
  },
});
