/** Orders that wait for their payment, and who is asking for it. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PaymentStatus, OrderStatus } from '../../../schemas/entities/order';
import type { CardToken, PaymentKind } from '../../../schemas/entities/payment';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

export interface OrderPayment {
  readonly orderId: number;
  readonly channelId: string;
  readonly orderNo: string;
  readonly publicId: string;
  readonly cartId: number | null;
  readonly orderStatus: OrderStatus;
  readonly createdAt: Date;
  readonly orderedAt: Date | null;
  readonly kind: PaymentKind;
  readonly serviceCode: string | null;
  /** `voided` while the order still waits: it is given up, and only that may follow. */
  readonly status: PaymentStatus;
  readonly amountJpy: number;
  readonly card: CardToken | null;
  readonly challengeUrl: string | null;
  readonly errorCode: string | null;
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
  'payments.card',
  'payments.challenge_url as challengeUrl',
  'payments.error_code as errorCode',
] as const;

const orderPayments = (db: Db) =>
  db.selectFrom('orders').innerJoin('payments', 'payments.order_id', 'orders.id').select(columns);

export const findOrderPayment = (db: Db, orderId: number): Promise<OrderPayment | undefined> =>
  orderPayments(db).where('orders.id', '=', orderId).executeTakeFirst();

/** Nobody else changes the order until the transaction ends. */
export const lockOrderPayment = (trx: Transaction<Database>, orderId: number): Promise<OrderPayment | undefined> =>
  orderPayments(trx).where('orders.id', '=', orderId).forNoKeyUpdate('orders').executeTakeFirst();

export const findByNumber = (db: Db, channelId: string, orderNo: string): Promise<OrderPayment | undefined> =>
  orderPayments(db)
    .where('orders.channel_id', '=', channelId)
    .where('orders.order_no', '=', orderNo)
    .executeTakeFirst();

/** True for one of those who come at once: until `until` it is theirs to ask the payment service. */
export const claim = async (db: Db, orderId: number, now: Date, until: Date): Promise<boolean> => {
  const claimed = await db
    .updateTable('payments')
    .set({ asked_until: until })
    .where('order_id', '=', orderId)
    .where('asked_until', '<=', now)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
};

/** The opposite of `claim`: the next who comes may ask at once. A challenge keeps its time. */
export const letGo = (db: Db, orderId: number, now: Date) =>
  db
    .updateTable('payments')
    .set({ asked_until: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .where('asked_until', '>', now)
    .execute();

/** Orders that wait and that nobody asks for (any more); each is given to one of those who claim at once. */
export const claimOverdue = async (db: Db, now: Date, until: Date, most: number): Promise<number[]> => {
  const { rows } = await sql<{ order_id: number }>`
    update payments set asked_until = ${until}
    where id in (
      select payments.id from payments
      join orders on orders.id = payments.order_id
      where orders.status = 'payment_pending' and payments.asked_until <= ${now}
      order by payments.asked_until
      limit ${most}
      for update of payments skip locked
    )
    returning order_id
  `.execute(db);
  return rows.map(({ order_id }) => order_id);
};

export interface PaymentChange {
  readonly status?: PaymentStatus;
  readonly service_payment_id?: string;
  readonly challenge_url?: string | null;
  readonly error_code?: string | null;
  readonly asked_until?: Date | null;
}

export const changePayment = (db: Db, orderId: number, now: Date, change: PaymentChange) =>
  db
    .updateTable('payments')
    .set({ ...change, updated_at: now })
    .where('order_id', '=', orderId)
    .execute();
