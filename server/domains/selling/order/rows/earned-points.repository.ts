/**
 * The points that come with an order: they are there while it is delivered, and as many as what stays paid of it earns. What
 * has come is what the ledger says, so that each change is made once, whatever has happened before.
 */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import { endOfDay, japanDayAfter } from '../../../../../src/lib/japan-time';
import { givePoints, pointsEarnedBy, withdrawPoints } from '../../../members/point/point.service';
import { noteOf } from './benefits.repository';

interface Earning {
  /** Of the whole order. */
  readonly points: number;
  readonly paidJpy: number;
  readonly refundedJpy: number;
}

/** As much of the points as has stayed of the money, without fractions of one. */
export const stillEarned = ({ points, paidJpy, refundedJpy }: Earning): number =>
  refundedJpy === 0 ? points : Math.floor((points * (paidJpy - refundedJpy)) / paidJpy);

/** Money that is on its way back counts once it has gone: the service may refuse it. */
const readEarning = (trx: Transaction<Database>, orderId: number) =>
  trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['member_id', 'channel_id', 'order_no', 'status', 'earns_for_days', 'earns_points as points'])
    .select('total_payment_jpy as paidJpy')
    .select(
      sql<number>`(select coalesce(sum(amount_jpy), 0)::integer from order_refunds r
        where r.order_id = orders.id and r.status = 'done')`.as('refundedJpy'),
    )
    .executeTakeFirstOrThrow();

/**
 * Under the order's lock, after its state or its refunds have changed. Of what is to go, as many go as are there: a balance
 * is never less than nothing.
 */
export const settleEarned = async (trx: Transaction<Database>, orderId: number, now: Date): Promise<void> => {
  const order = await readEarning(trx, orderId);
  const { member_id: memberId, channel_id: channelId, earns_for_days: days } = order;
  if (memberId === null || order.points === 0) return;
  const [ledger, note] = [{ memberId, channelId, now }, noteOf(order)];
  const due = order.status === 'delivered' ? stillEarned(order) : 0;
  const missing = due - (await pointsEarnedBy(trx, ledger, note));
  const expiresAt = days === 0 ? null : endOfDay(japanDayAfter(now, days));
  if (missing > 0) await givePoints(trx, { ledger, reason: 'earned', points: missing, expiresAt, note });
  if (missing < 0) await withdrawPoints(trx, { ledger, reason: 'withdrawn', points: -missing, note });
};
