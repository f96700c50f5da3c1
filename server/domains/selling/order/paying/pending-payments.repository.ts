/**
 * Orders and their payments: who is asking the payment service, and the one way to change the two together.
 *
 * Until when somebody asks, and when a payment is given up, goes by the database's clock: nodes' own clocks differ.
 */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { PaymentStatus, OrderStatus } from '../../../../../schemas/order-terms/order-states';
import type { FraudVerdict, PaidKind } from '../../../../../schemas/payments/payment';
import type { Database } from '../../../../db/schema';
import type { KeptCard } from '../../../../db/tables/selling/order';
import { inTransaction } from '../../../../db/transaction';
import { dayMs } from '../../../../../src/lib/durations';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** How long one who asks the payment service may take; longer than the service's time limit. */
const askingMs = 15_000;
/** How long a payment may stay unknown to the service. */
const unknownMs = 10 * 60_000;
/** How long the shopper has at the bank's page. */
const challengeMs = 15 * 60_000;
/** How long the service is asked to move money of an order that stood (to take it, to give it back), before a person sees to it. */
const movingMs = 3 * dayMs;

/**
 * Whether nobody waits for the service or the shopper any more. Where nobody noted until when (a process of an older
 * version does not), it has as long as any payment may have from its order on.
 */
const isOverdue = sql<boolean>`coalesce(payments.give_up_at,
  orders.created_at + ${sql.lit(unknownMs + challengeMs)}::integer * interval '1 millisecond') <= now()`;

/** Not of the transaction's begin, which may have waited for a lock since. */
const fromNow = (ms: number): RawBuilder<Date> =>
  sql<Date>`clock_timestamp() + ${ms}::integer * interval '1 millisecond'`;

export interface OrderPayment {
  readonly orderId: number;
  readonly channelId: string;
  readonly orderNo: string;
  readonly publicId: string;
  readonly cartId: number | null;
  readonly orderStatus: OrderStatus;
  readonly createdAt: Date;
  readonly orderedAt: Date | null;
  readonly kind: PaidKind;
  readonly serviceCode: string | null;
  /** `voiding`: it is given up; what the service answers to that decides. */
  readonly status: PaymentStatus;
  readonly amountJpy: number;
  /** What went back of it, or is going back. */
  readonly refundedJpy: number;
  readonly card: KeptCard | null;
  /** A saved card that is the member's once the payment is authorised. */
  readonly cardToKeep: number | null;
  readonly challengeUrl: string | null;
  readonly errorCode: string | null;
  /** As the service names it; null: it has not said. */
  readonly servicePaymentId: string | null;
  /** What the service has found out about whoever pays, and when it said so. */
  readonly fraudVerdict: FraudVerdict | null;
  readonly fraudToldAt: Date | null;
  /** Of one that waits: nobody waits for the service or the shopper any more. */
  readonly isOverdue: boolean;
  /** The shopper's money should have come. */
  readonly isExpired: boolean;
}

const columns = [
  'orders.id as orderId',
  'orders.channel_id as channelId',
  'orders.order_no as orderNo',
  'orders.public_id as publicId',
  'orders.cart_id as cartId',
  'orders.status as orderStatus',
  'orders.created_at as createdAt',
  'orders.ordered_at as orderedAt',
  'payments.kind',
  'payments.service_code as serviceCode',
  'payments.status',
  'payments.amount_jpy as amountJpy',
  'payments.refunded_jpy as refundedJpy',
  'payments.card',
  'payments.card_to_keep as cardToKeep',
  'payments.challenge_url as challengeUrl',
  'payments.error_code as errorCode',
  'payments.service_payment_id as servicePaymentId',
  'payments.fraud_verdict as fraudVerdict',
  'payments.fraud_told_at as fraudToldAt',
] as const;

const orderPayments = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('payments', (join) =>
      join.onRef('payments.order_id', '=', 'orders.id').on('payments.is_current', '=', true),
    )
    .select(columns)
    .select([isOverdue.as('isOverdue'), sql<boolean>`coalesce(payments.expires_at <= now(), false)`.as('isExpired')]);

export const findOrderPayment = (db: Db, orderId: number): Promise<OrderPayment | undefined> =>
  orderPayments(db).where('orders.id', '=', orderId).executeTakeFirst();

export const findByNumber = (db: Db, channelId: string, orderNo: string): Promise<OrderPayment | undefined> =>
  orderPayments(db)
    .where('orders.channel_id', '=', channelId)
    .where('orders.order_no', '=', orderNo)
    .executeTakeFirst();

/**
 * The order first, then its payment, then both are read: a statement that waits for the lock on one table goes on with
 * the other table's rows as they were before it waited.
 *
 * @param isBusyLeft an order that somebody else holds is left alone: undefined
 */
const lockOrder = async (trx: Trx, orderId: number, isBusyLeft: boolean): Promise<OrderPayment | undefined> => {
  const order = trx.selectFrom('orders').select('id').where('id', '=', orderId).forNoKeyUpdate();
  if (!(await (isBusyLeft ? order.skipLocked() : order).executeTakeFirst())) return undefined;
  await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('is_current', '=', true)
    .forNoKeyUpdate()
    .execute();
  return findOrderPayment(trx, orderId);
};

/**
 * The one way in which an order or its payment changes its state: nobody else does until `decide` is through, and what
 * it is given is how both are. Undefined: no such order, or it is busy (`isBusyLeft`).
 */
export const withOrder = <Result>(
  db: Db,
  orderId: number,
  decide: (trx: Trx, order: OrderPayment) => Promise<Result>,
  { isBusyLeft = false }: { readonly isBusyLeft?: boolean } = {},
): Promise<Result | undefined> =>
  inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, isBusyLeft);
    return order && decide(trx, order);
  });

/** A payment that its maker asks the service for. */
export const askedFromNow = () => ({ asked_until: fromNow(askingMs), give_up_at: fromNow(unknownMs) });

/** True for one of those who come at once: for a while it is theirs to ask the payment service. */
export const claim = async (db: Db, orderId: number): Promise<boolean> => {
  const claimed = await db
    .updateTable('payments')
    .set({ asked_until: fromNow(askingMs) })
    .where('order_id', '=', orderId)
    .where('is_current', '=', true)
    .where('asked_until', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
};

/** The opposite of `claim`: the next who comes may ask at once. A challenge keeps its time. */
export const letGo = (db: Db, orderId: number) =>
  db
    .updateTable('payments')
    .set({ asked_until: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .where('is_current', '=', true)
    .where('status', '=', 'pending')
    .where('asked_until', '>', sql<Date>`now()`)
    .execute();

/** Orders that wait and that nobody asks for (any more); each is given to one of those who claim at once. */
export const claimOverdue = async (db: Db, most: number): Promise<number[]> => {
  const { rows } = await sql<{ order_id: number }>`
    update payments set asked_until = ${fromNow(askingMs)}
    where id in (
      select id from payments
      where status in ('pending', 'challenge', 'voiding', 'capturing', 'refunding') and coalesce(asked_until, '-infinity'::timestamptz) <= now()
      order by coalesce(asked_until, '-infinity'::timestamptz) limit ${most} for update skip locked
    )
    returning order_id
  `.execute(db);
  return rows.map(({ order_id }) => order_id);
};

type Change =
  /** The shopper is at the bank's page, or goes there. */
  | { readonly status: 'challenge'; readonly paymentId: string; readonly challengeUrl: string }
  /** The service is told to void it. */
  | { readonly status: 'voiding'; readonly errorCode: string | null }
  /** The same of an order that stood: for days, if need be. */
  | { readonly status: 'voiding'; readonly errorCode: null; readonly isCancelled: true }
  /** The service is told to move money, for days, if need be. */
  | { readonly status: 'capturing' }
  | { readonly status: 'refunding' | 'refunded' | 'paid'; readonly refundedJpy: number }
  | { readonly status: 'authorised' | 'awaiting' | 'paid'; readonly paymentId?: string }
  /** What the service would not give is owed. */
  | { readonly status: 'awaiting'; readonly errorCode: string }
  | { readonly status: 'failed' | 'voided' | 'expired'; readonly errorCode: string | null };

const timesOf = (change: Change) => {
  if (change.status === 'voiding')
    return {
      asked_until: fromNow(askingMs),
      ...('isCancelled' in change ? { give_up_at: fromNow(movingMs) } : {}),
    };
  if (change.status === 'capturing' || change.status === 'refunding')
    return { asked_until: fromNow(askingMs), give_up_at: fromNow(movingMs) };
  // The sweeper comes when the shopper's time is over.
  return change.status === 'challenge'
    ? { asked_until: fromNow(challengeMs), give_up_at: fromNow(challengeMs) }
    : { asked_until: null, give_up_at: null };
};

/** Within `withOrder`, or of an order that nobody else can see yet. The card's token is of no use to any of the states. */
export const changePayment = (trx: Trx, orderId: number, now: Date, change: Change) =>
  trx
    .updateTable('payments')
    .set({
      status: change.status,
      ...timesOf(change),
      ...('paymentId' in change && change.paymentId !== undefined ? { service_payment_id: change.paymentId } : {}),
      ...('refundedJpy' in change ? { refunded_jpy: change.refundedJpy } : {}),
      challenge_url: 'challengeUrl' in change ? change.challengeUrl : null,
      error_code: 'errorCode' in change ? change.errorCode : null,
      card: sql<
        string | null
      >`case when card is not null then jsonb_build_object('masked_number', card -> 'masked_number') end`,
      updated_at: now,
    })
    .where('order_id', '=', orderId)
    .where('is_current', '=', true)
    .execute();
