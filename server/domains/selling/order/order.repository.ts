/** Reads an order as it was written. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';

type Db = Kysely<Database>;

/** The order's own row and its current payment. */
const orders = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('payments', (join) =>
      join.onRef('payments.order_id', '=', 'orders.id').on('payments.is_current', '=', true),
    )
    .selectAll('orders')
    .select([
      'payments.kind',
      'payments.name as payment_name',
      'payments.status as payment_status',
      'payments.pay_number',
      'payments.pay_by',
      'payments.instruction',
    ]);

export const findOrder = (db: Db, channelId: string, publicId: string) =>
  orders(db).where('orders.channel_id', '=', channelId).where('orders.public_id', '=', publicId).executeTakeFirst();

export const readOrder = (db: Db, orderId: number) =>
  orders(db).where('orders.id', '=', orderId).executeTakeFirstOrThrow();

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

const findLines = (db: Db, orderId: number) =>
  db
    .selectFrom('order_lines')
    .innerJoin('order_packings', 'order_packings.id', 'order_lines.packing_id')
    .innerJoin('order_shippings', 'order_shippings.id', 'order_packings.shipping_id')
    .selectAll('order_lines')
    .select(['order_packings.key as packing_key', 'order_shippings.key as shipping_key'])
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute();

export type OrderLineRow = Awaited<ReturnType<typeof findLines>>[number];

/** What was bought, where it goes, and the tax in it. */
export const findOrderParts = async (db: Db, orderId: number) => {
  const [lines, shippings, packings, taxes] = await Promise.all([
    findLines(db, orderId),
    db.selectFrom('order_shippings').selectAll().where('order_id', '=', orderId).orderBy('position').execute(),
    db.selectFrom('order_packings').selectAll().where('order_id', '=', orderId).orderBy('id').execute(),
    db.selectFrom('order_taxes').selectAll().where('order_id', '=', orderId).orderBy('percent', 'desc').execute(),
  ]);
  return { lines, shippings, packings, taxes };
};

export type OrderParts = Awaited<ReturnType<typeof findOrderParts>>;

/** Whose turn the order's mail takes. */
export const readMailedFor = async (db: Kysely<Database>, orderId: number): Promise<string | null> =>
  (await db.selectFrom('orders').select('mailed_for').where('id', '=', orderId).executeTakeFirstOrThrow()).mailed_for;
