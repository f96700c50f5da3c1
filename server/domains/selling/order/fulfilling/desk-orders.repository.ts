/** Orders of a whole shop, for its own people. */
import { type Kysely, sql } from 'kysely';
import type { OrderStatus } from '../../../../../schemas/order/order';
import type { Database } from '../../../../db/schema';
import type { PageRequest } from '../../../../http/pagination';
import { readOrders } from '../order.repository';

type Db = Kysely<Database>;

export interface DeskScope {
  readonly channelId: string;
  /** Undefined: all that were accepted. */
  readonly status: OrderStatus | undefined;
  /** Those alone that go on by themselves no more. */
  readonly isForPerson: boolean;
}

export const findDeskOrder = (db: Db, channelId: string, orderNo: string) =>
  readOrders(db).where('orders.channel_id', '=', channelId).where('orders.order_no', '=', orderNo).executeTakeFirst();

const owed = sql<boolean>`(payments.status = 'awaiting' and payments.error_code is not null)`;
const toGiveBack = sql<boolean>`(orders.status = 'cancelled' and payments.status = 'paid' and payments.amount_jpy > 0)`;
const refused = sql<boolean>`exists (select from order_refunds where order_id = orders.id and status = 'refused')`;
const held = sql<boolean>`coalesce(payments.fraud_verdict in ('review', 'ng')
  and orders.status in ('ordered', 'preparing', 'shipped'), false)`;

/** What in an order waits for somebody at the desk. */
export const findNeeds = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .where('payments.is_current', '=', true)
    .where('orders.id', 'in', orderIds)
    .select('orders.id as order_id')
    .select([owed.as('owed'), toGiveBack.as('give_back'), refused.as('refund_refused'), held.as('held')])
    .execute();

const inScope = (db: Db, { channelId, status, isForPerson }: DeskScope) =>
  readOrders(db)
    .where('orders.channel_id', '=', channelId)
    .where((eb) => (status ? eb('orders.status', '=', status) : eb('orders.ordered_at', 'is not', null)))
    .where((eb) => (isForPerson ? eb.or([owed, toGiveBack, refused, held]) : sql<boolean>`true`));

export const findDeskOrders = (db: Db, scope: DeskScope, { per, offset }: PageRequest) =>
  inScope(db, scope)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(per)
    .offset(offset)
    .execute();

export const countDeskOrders = async (db: Db, scope: DeskScope): Promise<number> => {
  const { count } = await db
    .selectFrom(inScope(db, scope).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const findEvents = (db: Db, orderIds: readonly number[]) =>
  db.selectFrom('order_events').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
