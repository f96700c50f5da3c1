/**
 * Goods leave: their parcels are written down, and with the first of them the order can be cancelled no more and its
 * card's money is taken. All of it in one transaction, under the order's lock, but for the service, which is asked
 * afterwards: a parcel that has gone has gone.
 */
import type { Kysely, Transaction } from 'kysely';
import type { CarrierCode } from '../../../../../schemas/order/carriers';
import type { OrderStatus } from '../../../../../schemas/order-terms/order-states';
import type { Database } from '../../../../db/schema';
import { beginCapture } from '../paying/capturing';
import { isHeld } from '../paying/fraud-verdicts';
import { type OrderPayment, withOrder } from '../paying/pending-payments.repository';
import { changeStatus } from '../rows/status.repository';
import { readGiftStatus } from '../rows/gifts.repository';
import { tell } from '../rows/tell';
import { insertParcels, readLeftOut, readPackingIds } from '../rows/parcels.repository';

export interface SentParcel {
  readonly packingKey: string;
  readonly carrier: CarrierCode;
  /** As the carrier prints it, hyphens or not; null: it has none. */
  readonly number: string | null;
}

export type DispatchRefusal = 'not_possible' | 'unpaid' | 'held' | 'gift_waits' | 'unknown_packing' | 'left_out';

/** The states on the way to `shipped` from there. */
const wayToShipped: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  ordered: ['preparing', 'shipped'],
  preparing: ['shipped'],
  shipped: [],
  // Some of it has arrived, and was taken for all.
  delivered: [],
};

/** What is paid in advance leaves when the money is there. */
const isUnpaid = ({ kind, status }: OrderPayment): boolean =>
  status === 'awaiting' && (kind === 'konbini' || kind === 'bank');

const move = async (trx: Transaction<Database>, { orderId, orderStatus }: OrderPayment, now: Date): Promise<void> => {
  let from = orderStatus;
  for (const to of wayToShipped[orderStatus] ?? []) {
    await changeStatus(trx, { orderId, from, to, now, reason: 'dispatched' });
    from = to;
  }
};

/** @returns `sent`: these, or the same ones before */
export const dispatchOrder = (
  db: Kysely<Database>,
  orderId: number,
  parcels: readonly SentParcel[],
  now: Date,
): Promise<'sent' | DispatchRefusal | undefined> =>
  withOrder(db, orderId, async (trx, order) => {
    if (!wayToShipped[order.orderStatus]) return 'not_possible';
    if (isUnpaid(order)) return 'unpaid';
    if (isHeld(order)) return 'held';
    // Nobody has said where to.
    if (![undefined, 'received'].includes(await readGiftStatus(trx, orderId))) return 'gift_waits';
    const ids = await readPackingIds(trx, orderId);
    const rows = parcels.flatMap(({ packingKey, carrier, number }) => {
      const packingId = ids.get(packingKey);
      return packingId === undefined ? [] : [{ packingId, carrier, number: number?.replaceAll('-', '') ?? null }];
    });
    if (rows.length < parcels.length) return 'unknown_packing';
    const leftOut = await readLeftOut(trx, orderId);
    if (rows.some(({ packingId }) => leftOut.includes(packingId))) return 'left_out';
    const dispatch = await insertParcels(trx, orderId, rows, now);
    if (dispatch === null) return 'sent';
    await move(trx, order, now);
    await beginCapture(trx, order, now);
    await tell(trx, order, 'order_dispatched', now, dispatch);
    return 'sent';
  });
