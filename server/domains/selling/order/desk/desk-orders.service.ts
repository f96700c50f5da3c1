/** Reads orders for the shop's own people. */
import type { Kysely } from 'kysely';
import { type DeskOrder, deskNeeds } from '../../../../../schemas/desk/fulfilment/desk-order';
import type { Database } from '../../../../db/schema';
import type { PageRequest } from '../../../../http/pagination';
import { findPartsOf, type OrderRow } from '../reading/order.repository';
import { findRefunds } from '../paying/refunds.repository';
import {
  countDeskOrders,
  type DeskScope,
  findDeskOrder,
  findDeskOrders,
  findEvents,
  findNeeds,
} from './desk-orders.repository';
import { toDeskOrder } from '../reading/temporary-order';

export interface FoundDeskOrder {
  /** For the shop's own tables. */
  readonly orderId: number;
  readonly order: DeskOrder;
}

export interface DeskOrdersService {
  /** Null: no such order in this channel. */
  one(channelId: string, orderNo: string): Promise<FoundDeskOrder | null>;
  /** Newest first, with how many there are. */
  page(scope: DeskScope, page: PageRequest): Promise<{ readonly count: number; readonly data: readonly DeskOrder[] }>;
}

const describe = async (db: Kysely<Database>, rows: readonly OrderRow[]): Promise<DeskOrder[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [partsOf, refunds, events, needs] = await Promise.all([
    findPartsOf(db, ids),
    findRefunds(db, ids),
    findEvents(db, ids),
    findNeeds(db, ids),
  ]);
  const ownOf = <Row extends { readonly order_id: number }>(all: readonly Row[], id: number) =>
    all.filter(({ order_id: orderId }) => orderId === id);
  return rows.map((row) => ({
    order: toDeskOrder(row, partsOf(row.id)),
    amount: row.total_payment_jpy,
    refunded: row.refunded_jpy,
    payment_error: row.error_code,
    fraud: row.fraud_verdict,
    needs: deskNeeds.filter((need) => ownOf(needs, row.id).some((found) => found[need])),
    refunds: ownOf(refunds, row.id).map(({ key, amount_jpy: amount, points, way, status, created_at: at }) => ({
      ...{ refund_id: key, amount, way, status, created_at: at.toISOString() },
      ...(points > 0 ? { points } : {}),
    })),
    history: ownOf(events, row.id).map(({ at, from_status: from, to_status: to, reason }) => ({
      ...{ at: at.toISOString(), from, to, reason },
    })),
  }));
};

export const createDeskOrders = (db: Kysely<Database>): DeskOrdersService => ({
  async one(channelId, orderNo) {
    const row = await findDeskOrder(db, channelId, orderNo);
    if (!row) return null;
    const [order] = await describe(db, [row]);
    return order ? { orderId: row.id, order } : null;
  },
  async page(scope, page) {
    const [count, rows] = [await countDeskOrders(db, scope), await findDeskOrders(db, scope, page)];
    return { count, data: await describe(db, rows) };
  },
});
