/**
 * The coupons and points that orders hold, in the steps in which they hold stock: held with the order, kept while it
 * stands, given back once where it comes to nothing. Rows of coupons are locked in the order of their ids, before those
 * of points and of stocks.
 */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import { returnPoints, takePoints } from '../../../members/point/point.service';

type Trx = Transaction<Database>;

/** Coupons that are left, for whoever ordered. */
const useCoupons = async (trx: Trx, orderId: number, ids: readonly number[], now: Date): Promise<boolean> => {
  if (ids.length === 0) return true;
  // Limits are counted under the lock, by a statement of its own: the one that waits sees what stood there before.
  await sql`
    select from coupons where id = any(${ids}::bigint[]) and (most_in_all is not null or most_per_person is not null)
    order by id for no key update
  `.execute(trx);
  const { numAffectedRows } = await sql`
    insert into coupon_uses (coupon_id, order_id, member_id, used_at)
    select k.id, o.id, o.member_id, ${now}
    from coupons k, orders o where o.id = ${orderId} and k.id = any(${ids}::bigint[])
      and (k.most_in_all is null or k.most_in_all > (select count(*) from
        (select from coupon_uses u where u.coupon_id = k.id order by u.used_at limit k.most_in_all) used))
      and (k.most_per_person is null or o.member_id is not null and k.most_per_person >
        (select count(*) from coupon_uses u where u.coupon_id = k.id and u.member_id = o.member_id))
  `.execute(trx);
  return numAffectedRows === BigInt(ids.length);
};

const ownerOf = async (trx: Trx, orderId: number) => {
  const columns = ['member_id', 'channel_id', 'order_no', 'total_points_jpy', 'points_movement'] as const;
  return trx.selectFrom('orders').select(columns).where('id', '=', orderId).executeTakeFirstOrThrow();
};

/** What the member reads of where points went, or came from. */
export const noteOf = ({ order_no: orderNo }: { readonly order_no: string }): string => `ご注文 ${orderNo}`;

const usePoints = async (trx: Trx, orderId: number, now: Date): Promise<boolean> => {
  const order = await ownerOf(trx, orderId);
  const { member_id: memberId, channel_id: channelId, total_points_jpy: points } = order;
  if (points === 0) return true;
  if (memberId === null) return false;
  const ledger = { memberId, channelId, now };
  const movement = await takePoints(trx, { ledger, reason: 'used', points, note: noteOf(order) });
  if (movement === null) return false;
  await trx.updateTable('orders').set({ points_movement: movement }).where('id', '=', orderId).execute();
  return true;
};

/** All of them, or none: false where one is not left. */
export const holdBenefits = async (
  trx: Trx,
  orderId: number,
  couponIds: readonly number[],
  now: Date,
): Promise<boolean> => (await useCoupons(trx, orderId, couponIds, now)) && usePoints(trx, orderId, now);

/** Of the points that an order used, how many refunds have given back. */
const pointsGivenBack = async (trx: Trx, orderId: number): Promise<number> => {
  const { points } = await trx
    .selectFrom('order_refunds')
    .select(sql<number>`coalesce(sum(points), 0)::integer`.as('points'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return points;
};

/**
 * Points go back with a part of an order, under its lock and before the refund that says so is written. False: fewer are
 * left of those that it used, and none goes back; of one that came back, or whose member has left, none is.
 */
export const returnSomePoints = async (trx: Trx, orderId: number, points: number, now: Date): Promise<boolean> => {
  const order = await ownerOf(trx, orderId);
  const { points_movement: movement, member_id: memberId } = order;
  const before = await pointsGivenBack(trx, orderId);
  if (movement === null || memberId === null || before + points > order.total_points_jpy) return false;
  await returnPoints(trx, { movement, before, points }, noteOf(order), now);
  return true;
};

/** Of an order that came to nothing, or whose goods came back: what it used can be used again. A second time there is nothing. */
export const returnBenefits = async (trx: Trx, orderId: number, now: Date): Promise<void> => {
  await trx.deleteFrom('coupon_uses').where('order_id', '=', orderId).execute();
  const order = await ownerOf(trx, orderId);
  const { points_movement: movement } = order;
  if (movement === null) return;
  const before = await pointsGivenBack(trx, orderId);
  await returnPoints(trx, { movement, before, points: null }, noteOf(order), now);
  await trx.updateTable('orders').set({ points_movement: null }).where('id', '=', orderId).execute();
};

/** The opposite of `returnBenefits`: an order stands again. False: what it used is not left, since another order has used it. */
export const holdBenefitsAgain = async (trx: Trx, orderId: number, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    select k.id from orders o join order_entries e on e.order_id = o.id and e.kind = 'coupon'
      join coupons k on k.channel_id = o.channel_id and k.code = e.code
    where o.id = ${orderId}
  `.execute(trx);
  return holdBenefits(
    trx,
    orderId,
    rows.map(({ id }) => id),
    now,
  );
};
