/** Orders of a whole shop, for its own people. */
import type { Kysely } from 'kysely';
import type { OrderStatus } from '../../../../../schemas/order/order';
import type { Database } from '../../../../db/schema';
import type { PageRequest } from '../../../../http/pagination';
import { readOrders } from '../order.repository';

type Db = Kysely<Database>;

export interface DeskScope {
  readonly channelId: string;
  /** Undefined: all that were accepted. */
  readonly status: OrderStatus | undefined;
}

export const findDeskOrder = (db: Db, channelId: string, orderNo: string) =>
  readOrders(db).where('orders.channel_id', '=', channelId).where('orders.order_no', '=', orderNo).executeTakeFirst();

export const findDeskOrders = (db: Db, { channelId, status }: DeskScope, { per, offset }: PageRequest) =>
  readOrders(db)
    .where('orders.channel_id', '=', channelId)
    .where((eb) => (status ? eb('orders.status', '=', status) : eb('orders.ordered_at', 'is not', null)))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(per)
    .offset(offset)
    .execute();

export const countDeskOrders = async (db: Db, { channelId, status }: DeskScope): Promise<number> => {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('channel_id', '=', channelId)
    .where((eb) => (status ? eb('status', '=', status) : eb('ordered_at', 'is not', null)))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const findEvents = (db: Db, orderIds: readonly number[]) =>
  db.selectFrom('order_events').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
