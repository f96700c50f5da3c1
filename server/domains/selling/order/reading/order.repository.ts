/** Reads an order as it was written. */
import { type Kysely, sql } from 'kysely';
import type { Orderer } from '../../../../../schemas/address/address';
import { isStanding, orderStatuses } from '../../../../../schemas/order-terms/order-states';
import type { Database } from '../../../../db/schema';
import type { PageRequest } from '../../../../http/pagination';
import { findRefunds } from '../paying/refunds.repository';
import { findGifts } from '../rows/gifts.repository';
import { findParcels, hasUnsentPackings, isLeftOut } from '../rows/parcels.repository';

type Db = Kysely<Database>;

/** The order's own row and its current payment. */
export const readOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('payments', (join) =>
      join.onRef('payments.order_id', '=', 'orders.id').on('payments.is_current', '=', true),
    )
    .leftJoin('order_memos', 'order_memos.order_id', 'orders.id')
    .selectAll('orders')
    .select([
      'order_memos.id as memo_id',
      'order_memos.memo',
      'payments.kind',
      'payments.name as payment_name',
      'payments.status as payment_status',
      'payments.pay_number',
      'payments.pay_by',
      'payments.instruction',
      'payments.error_code',
      'payments.fraud_verdict',
      'payments.refunded_jpy',
      // As long as it is not given up.
      sql<string | null>`case when payments.status = 'challenge' and payments.give_up_at > clock_timestamp()
        then payments.challenge_url end`.as('challenge_url'),
    ]);

export const findOrder = (db: Db, channelId: string, publicId: string) =>
  readOrders(db).where('orders.channel_id', '=', channelId).where('orders.public_id', '=', publicId).executeTakeFirst();

export const readOrder = (db: Db, orderId: number) =>
  readOrders(db).where('orders.id', '=', orderId).executeTakeFirstOrThrow();

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Of orders that came to something, the newest first, with how many there are. */
const accepted = (db: Db, { channelId, memberId }: OrderOwner) =>
  readOrders(db)
    .where('orders.channel_id', '=', channelId)
    .where('orders.member_id', '=', memberId)
    .where('orders.ordered_at', 'is not', null);

export interface OrderOwner {
  readonly channelId: string;
  readonly memberId: number;
}

export const findOwnOrder = (db: Db, owner: OrderOwner, publicId: string) =>
  accepted(db, owner).where('orders.public_id', '=', publicId).executeTakeFirst();

const standing = orderStatuses.filter(isStanding);

/** Who ordered in a member's latest order of a shop that stands; null: there is none. */
export const findLastOrderer = async (db: Db, { channelId, memberId }: OrderOwner): Promise<Orderer | null> => {
  const own = db.selectFrom('orders').select('orderer').where('channel_id', '=', channelId);
  const last = await own
    .where('member_id', '=', memberId)
    .where('ordered_at', 'is not', null)
    .where('status', 'in', standing)
    .orderBy('ordered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.orderer ?? null;
};

/** Of whoever placed it as a guest, or has its confirmation: its number and the token that goes with it. */
export const findOrderByToken = (db: Db, channelId: string, { no, token }: { no: string; token: string }) =>
  readOrders(db)
    .where('orders.channel_id', '=', channelId)
    .where('orders.order_no', '=', no)
    .where('orders.guest_token', '=', token)
    .where('orders.ordered_at', 'is not', null)
    .executeTakeFirst();

/** Of whoever knows its number and its mail address; these are written in any case. Nobody’s, where its member has left. */
export const findMailedOrder = (db: Db, channelId: string, { no, email }: { no: string; email: string }) =>
  readOrders(db)
    .where('orders.channel_id', '=', channelId)
    .where('orders.order_no', '=', no)
    .where(sql`lower(orders.orderer ->> 'email')`, '=', sql`lower(${email})`)
    .where('orders.is_leavers', '=', false)
    .where('orders.ordered_at', 'is not', null)
    .executeTakeFirst();

export const findOwnOrders = (db: Db, owner: OrderOwner, { per, offset }: PageRequest) =>
  accepted(db, owner)
    .orderBy('orders.ordered_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(per)
    .offset(offset)
    .execute();

/**
 * How many orders a member has (`count`); and what was bought: how many are left of them without those that were cancelled,
 * came back unpaid or were given back whole, and what these come to without what went back.
 */
export const sumOwnOrders = async (db: Db, { channelId, memberId }: OrderOwner) => {
  const { rows } = await sql<{ count: string; bought: string; total: string | null }>`
    select count(*) count, count(*) filter (where is_bought) bought,
      sum(total_payment_jpy - refunded_jpy) filter (where is_bought) total
    from orders join payments on payments.order_id = orders.id and payments.is_current
    cross join lateral (select orders.status <> 'cancelled'
      and not (orders.status = 'returned' and payments.status = 'awaiting')
      and not (refunded_jpy > 0 and refunded_jpy >= total_payment_jpy) is_bought) told
    where channel_id = ${channelId} and member_id = ${memberId} and ordered_at is not null
  `.execute(db);
  const [row] = rows;
  return { count: Number(row?.count ?? 0), boughtCount: Number(row?.bought ?? 0), totalJpy: Number(row?.total ?? 0) };
};

/** In any channel. What was delivered has arrived, but for what the desk said is not sent any more. */
export const hasUnsentOrders = async (db: Db, memberId: number): Promise<boolean> => {
  const unsent = db
    .selectFrom('orders')
    .select('id')
    .where('member_id', '=', memberId)
    .where(({ and, eb, or }) =>
      or([
        eb('status', 'in', ['payment_pending', 'ordered', 'preparing']),
        and([eb('status', '=', 'shipped'), hasUnsentPackings]),
      ]),
    );
  return (await unsent.limit(1).executeTakeFirst()) !== undefined;
};

const findLines = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('order_lines')
    .innerJoin('order_packings', 'order_packings.id', 'order_lines.packing_id')
    .innerJoin('order_shippings', 'order_shippings.id', 'order_packings.shipping_id')
    .selectAll('order_lines')
    .select(['order_packings.key as packing_key', 'order_shippings.key as shipping_key'])
    .where('order_lines.order_id', 'in', orderIds)
    .orderBy('order_lines.position')
    .execute();

export type OrderLineRow = Awaited<ReturnType<typeof findLines>>[number];

/** What was to be done to the goods. */
const findAccessories = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('order_entries')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'accessory')
    .orderBy('id')
    .execute();

export type OrderAccessoryRow = Awaited<ReturnType<typeof findAccessories>>[number];

/** What each of its coupons takes off, in the order in which they were chosen. */
const findCoupons = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('order_entries')
    .select(['order_id', 'name', 'amount_jpy'])
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'coupon')
    .orderBy('id')
    .execute();

const findPackings = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('order_packings')
    .selectAll()
    .select(isLeftOut.as('is_left_out'))
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();

const readParts = async (db: Db, orderIds: readonly number[]) => {
  const [lines, shippings, packings, parcels, taxes, accessories, coupons, gifts, refunds] = await Promise.all([
    findLines(db, orderIds),
    db.selectFrom('order_shippings').selectAll().where('order_id', 'in', orderIds).orderBy('position').execute(),
    findPackings(db, orderIds),
    findParcels(db, orderIds),
    db.selectFrom('order_taxes').selectAll().where('order_id', 'in', orderIds).orderBy('percent', 'desc').execute(),
    findAccessories(db, orderIds),
    findCoupons(db, orderIds),
    findGifts(db, orderIds),
    findRefunds(db, orderIds),
  ]);
  return { lines, shippings, packings, parcels, taxes, accessories, coupons, gifts, refunds };
};

export type OrderParts = Awaited<ReturnType<typeof readParts>>;

/** What was bought, where it goes, and the tax in it; of each of the orders, by its id. */
export const findPartsOf = async (db: Db, orderIds: readonly number[]): Promise<(orderId: number) => OrderParts> => {
  const all = orderIds.length > 0 ? await readParts(db, orderIds) : undefined;
  return (orderId) => {
    const own = <Row extends { readonly order_id: number }>(rows: readonly Row[] = []) =>
      rows.filter(({ order_id: id }) => id === orderId);
    return {
      lines: own(all?.lines),
      shippings: own(all?.shippings),
      packings: own(all?.packings),
      parcels: own(all?.parcels),
      taxes: own(all?.taxes),
      accessories: own(all?.accessories),
      coupons: own(all?.coupons),
      gifts: own(all?.gifts),
      refunds: own(all?.refunds),
    };
  };
};

export const findOrderParts = (db: Db, orderId: number): Promise<OrderParts> => readParts(db, [orderId]);
