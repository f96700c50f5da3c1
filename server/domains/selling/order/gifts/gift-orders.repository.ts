/** The rows of an order that was given away, as whoever receives it may see them. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ShippingAddress } from '../../../../../schemas/address/address';
import type { DeliveryTimezone } from '../../../../../schemas/delivery/delivery';
import type { Database } from '../../../../db/schema';
import { awaitedFor } from '../rows/expected-days.repository';
import { giftStatus } from '../rows/gifts.repository';
import { isLeftOut } from '../rows/parcels.repository';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const gifts = (db: Db) =>
  db
    .selectFrom('social_gifts')
    .innerJoin('orders', 'orders.id', 'social_gifts.order_id')
    .innerJoin('order_shippings', 'order_shippings.order_id', 'orders.id')
    .select([
      'social_gifts.id',
      'social_gifts.order_id',
      'social_gifts.receiver_name',
      'social_gifts.sender_name',
      'social_gifts.message',
      'social_gifts.expires_at',
      'social_gifts.received_at',
      'social_gifts.receiver_hash',
      'order_shippings.id as shipping_id',
      'order_shippings.key as shipping_key',
      giftStatus.as('status'),
    ])
    // Of an order that stands, or stood: nobody was given the link of another one.
    .where('orders.ordered_at', 'is not', null);

export const findGift = (db: Db, channelId: string, tokenHash: Buffer) =>
  gifts(db)
    .where('social_gifts.channel_id', '=', channelId)
    .where('social_gifts.token_hash', '=', tokenHash)
    .executeTakeFirst();

export type GiftOrderRow = NonNullable<Awaited<ReturnType<typeof findGift>>>;

export const findGiftLines = (db: Db, orderId: number) =>
  db
    .selectFrom('order_lines')
    .innerJoin('order_packings', 'order_packings.id', 'order_lines.packing_id')
    .select(['order_lines.product_info', 'order_lines.quantity', 'order_packings.key as packing_key'])
    .select(isLeftOut.as('is_left_out'))
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute();

export const findGiftPackings = (db: Db, orderId: number) =>
  db
    .selectFrom('order_packings')
    .select(['id', 'key', 'temperature', 'lead_days', 'restock_days'])
    .select(['delivery_on', 'expected_on', 'timezone', awaitedFor])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

export type GiftPackingRow = Awaited<ReturnType<typeof findGiftPackings>>[number];

export const readAddress = async (trx: Trx, orderId: number): Promise<ShippingAddress | null> =>
  (await trx.selectFrom('order_shippings').select('address').where('order_id', '=', orderId).executeTakeFirstOrThrow())
    .address;

export const readGift = (trx: Trx, orderId: number) =>
  gifts(trx).where('social_gifts.order_id', '=', orderId).executeTakeFirstOrThrow();

export interface Reception {
  readonly orderId: number;
  readonly address: ShippingAddress;
  /** `YYYY-MM-DD`; null: as early as possible. */
  readonly deliveryOn: string | null;
  readonly timezone: DeliveryTimezone;
  /** The first day on which each packing could arrive, by its key. */
  readonly expectedOn: ReadonlyMap<string, string>;
  readonly receiverHash: Buffer | null;
}

/** Where and when it goes, and that it is theirs. */
export const writeReception = async (trx: Trx, reception: Reception): Promise<void> => {
  const { orderId, address, deliveryOn, timezone, expectedOn, receiverHash } = reception;
  await trx
    .updateTable('order_shippings')
    .set({ address: JSON.stringify(address) })
    .where('order_id', '=', orderId)
    .execute();
  const days = JSON.stringify(Object.fromEntries(expectedOn));
  await trx
    .updateTable('order_packings')
    .set({ delivery_on: deliveryOn, timezone, expected_on: sql<string | null>`(${days}::jsonb ->> key)::date` })
    .where('order_id', '=', orderId)
    .execute();
  await trx
    .updateTable('social_gifts')
    .set({ status: 'received', received_at: sql<Date>`clock_timestamp()`, receiver_hash: receiverHash })
    .where('order_id', '=', orderId)
    .execute();
};
