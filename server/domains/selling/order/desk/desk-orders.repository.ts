/** Orders of a whole shop, for its own people. */
import { type Kysely, sql } from 'kysely';
import type { OrderStatus } from '../../../../../schemas/order-terms/order-states';
import type { Database } from '../../../../db/schema';
import type { PageRequest } from '../../../../http/pagination';
import { readOrders } from '../reading/order.repository';

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
const refusals = sql`select order_id from order_refunds where status = 'refused'`;
const held = sql<boolean>`(payments.fraud_verdict in ('review', 'ng')
  and orders.status in ('ordered', 'preparing', 'shipped'))`;

/** What in an order waits for somebody at the desk. */
export const findNeeds = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .where('payments.is_current', '=', true)
    .where('orders.id', 'in', orderIds)
    .select('orders.id as order_id')
    .select([owed.as('owed'), toGiveBack.as('give_back'), sql<boolean>`coalesce(${held}, false)`.as('held')])
    .select(sql<boolean>`orders.id in (${refusals})`.as('refund_refused'))
    .execute();

/** The same, each found by an index: of all orders that there are, few wait for somebody. */
const waiting = (channelId: string) => sql`(
  select order_id from payments where is_current and ${owed}
  union all select orders.id from orders join payments on payments.order_id = orders.id and payments.is_current
    where orders.channel_id = ${channelId} and ${toGiveBack}
  union all ${refusals}
  union all select orders.id from payments join orders on orders.id = payments.order_id
    where payments.is_current and ${held})`;

const inScope = ({ channelId, status, isForPerson }: DeskScope) => {
  const accepted = sql`orders.status not in ('payment_pending', 'payment_failed')`;
  return sql<boolean>`orders.channel_id = ${channelId} and ${status ? sql`orders.status = ${status}` : accepted}
    and ${isForPerson ? sql`orders.id in ${waiting(channelId)}` : sql`true`}`;
};

export const findDeskOrders = (db: Db, scope: DeskScope, { per, offset }: PageRequest) =>
  readOrders(db)
    .where(inScope(scope))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(per)
    .offset(offset)
    .execute();

export const countDeskOrders = async (db: Db, scope: DeskScope): Promise<number> => {
  const { count } = await db
    .selectFrom('orders')
    .where(inScope(scope))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const findEvents = (db: Db, orderIds: readonly number[]) =>
  db.selectFrom('order_events').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
