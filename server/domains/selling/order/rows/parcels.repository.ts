/** Rows of the parcels in which an order's goods left. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { CarrierCode } from '../../../../../schemas/order/carriers';
import type { Database } from '../../../../db/schema';

export const findParcels = (db: Kysely<Database>, orderIds: readonly number[]) =>
  db.selectFrom('order_parcels').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();

export interface NewParcel {
  readonly packingId: number;
  readonly carrier: CarrierCode;
  readonly number: string | null;
}

/** What an order's packings are called, with their ids. */
export const readPackingIds = async (db: Kysely<Database>, orderId: number): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('order_packings').select(['id', 'key']).where('order_id', '=', orderId).execute();
  return new Map(rows.map(({ id, key }) => [key, id]));
};

/** Rows of `orders`: something of them has not left, in any parcel. */
export const hasUnsentPackings = sql<boolean>`exists (select from order_packings k
  where k.order_id = orders.id and not exists (select from order_parcels p where p.packing_id = k.id))`;

/**
 * Rows of `order_packings`: what arrived arrived without it, and it leaves no more. Of an order of which no parcel at all
 * was written down, nobody knows what left.
 */
export const isLeftOut = sql<boolean>`(
  exists (select from orders o where o.id = order_packings.order_id and o.status in ('delivered', 'returned'))
  and exists (select from order_parcels p where p.order_id = order_packings.order_id)
  and not exists (select from order_parcels p where p.packing_id = order_packings.id))`;

/** Of an order's packings those of which nothing has left, with their ids, in the order of the order. */
export const readUnsent = async (db: Kysely<Database>, orderId: number): Promise<ReadonlyMap<string, number>> => {
  const sent = db.selectFrom('order_parcels').select('packing_id').where('order_id', '=', orderId);
  const unsent = db.selectFrom('order_packings').select(['key', 'id']).where('order_id', '=', orderId);
  return new Map((await unsent.where('id', 'not in', sent).orderBy('id').execute()).map(({ key, id }) => [key, id]));
};

/** By their ids. */
export const readLeftOut = async (db: Kysely<Database>, orderId: number): Promise<readonly number[]> => {
  const packings = db.selectFrom('order_packings').select('id').where('order_id', '=', orderId);
  return (await packings.where(isLeftOut).execute()).map(({ id }) => id);
};

/** Under the order's lock. @returns which leaving this was; null: all of them had left before */
export const insertParcels = async (
  trx: Transaction<Database>,
  orderId: number,
  parcels: readonly NewParcel[],
  now: Date,
): Promise<number | null> => {
  const { last } = await trx
    .selectFrom('order_parcels')
    .select(sql<number>`coalesce(max(dispatch), 0)::integer`.as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const dispatch = last + 1;
  const left = await trx
    .insertInto('order_parcels')
    .values(
      parcels.map(({ packingId, carrier, number }) => ({
        ...{ order_id: orderId, packing_id: packingId, dispatch, carrier, number, sent_at: now },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return left.length > 0 ? dispatch : null;
};
