/**
 * Money by konbini, bank or on delivery has come: the desk says so. What comes for an order that was cancelled meanwhile
 * lets it stand again, if it was cancelled for want of the money alone and the goods are still there; else it is there to
 * be given back. Whoever paid is told which.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import { wholeOrUndone } from '../../../../db/transaction';
import { changePayment, type OrderPayment, withOrder } from '../paying/pending-payments.repository';
import { changeStatus } from '../rows/status.repository';
import { type FirstDays, writeFirstDays } from '../rows/expected-days.repository';
import { holdBenefitsAgain } from '../rows/benefits.repository';
import { takeAgain } from '../rows/stocks.repository';
import { tell } from '../rows/tell';

export type PaymentTaken = 'paid' | 'other_amount' | 'not_possible';

const isPrepaid = ({ kind }: OrderPayment): boolean => kind === 'konbini' || kind === 'bank';

export interface Taking {
  readonly now: Date;
  /** Of what is taken in hand at that moment: what is paid in advance waited for its money. */
  readonly firstDays: FirstDays;
}

/** What it used and what it sold is there once more, or nothing is taken. */
const standsAgain = (trx: Transaction<Database>, orderId: number, now: Date): Promise<boolean> =>
  wholeOrUndone(trx, async () => (await holdBenefitsAgain(trx, orderId, now)) && (await takeAgain(trx, orderId)));

const takeLate = async (trx: Transaction<Database>, order: OrderPayment, { now, firstDays }: Taking): Promise<void> => {
  const { orderId, status } = order;
  await changePayment(trx, orderId, now, { status: 'paid' });
  const isRevived = status === 'expired' && (await standsAgain(trx, orderId, now));
  if (isRevived) {
    await changeStatus(trx, { orderId, from: 'cancelled', to: 'ordered', now, reason: 'paid after its term' });
    await writeFirstDays(trx, orderId, firstDays);
  }
  await tell(trx, order, isRevived ? 'order_revived' : 'order_late', now);
};

const take = async (
  trx: Transaction<Database>,
  order: OrderPayment,
  amountJpy: number,
  taking: Taking,
): Promise<PaymentTaken> => {
  const { now } = taking;
  const { orderId, orderStatus, status } = order;
  if (amountJpy !== order.amountJpy) return 'other_amount';
  if (['paid', 'refunding', 'refunded'].includes(status)) return 'paid';
  if (status === 'awaiting') {
    await changePayment(trx, orderId, now, { status: 'paid' });
    if (!isPrepaid(order)) return 'paid';
    await writeFirstDays(trx, orderId, taking.firstDays);
    await tell(trx, order, 'order_paid', now);
    return 'paid';
  }
  if (orderStatus !== 'cancelled' || !isPrepaid(order)) return 'not_possible';
  await takeLate(trx, order, taking);
  return 'paid';
};

/** @param amountJpy what came: neither more nor less than the order is taken for it */
export const takePayment = (
  db: Kysely<Database>,
  orderId: number,
  amountJpy: number,
  taking: Taking,
): Promise<PaymentTaken | undefined> => withOrder(db, orderId, (trx, order) => take(trx, order, amountJpy, taking));
