/**
 * Money that goes back, in part or whole: a card's by its payment service, other money by a person, who says that it was
 * done. Each refund has a key of whoever asks for it and is done once; one at a time is under way. What goes back is
 * counted before the service is asked, so that no two together are more than was paid (payments.refunded_jpy). Points that
 * the order used go back with it, or alone: they are the shop's own to give, at once, whatever becomes of the money.
 */
import type { Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import { PaymentServiceSilent } from '../../payments/gateway.types';
import type { MoveOutcome } from '../../payments/money-moves.types';
import { returnSomePoints } from '../rows/benefits.repository';
import { settleEarned } from '../rows/earned-points.repository';
import { tell } from '../rows/tell';
import type { AskedService } from './asked-service';
import { changePayment, findOrderPayment, type OrderPayment, withOrder } from './pending-payments.repository';
import {
  endRefund,
  findAskedRefund,
  findOrderTaxes,
  findRefund,
  findRefunds,
  inOrderOfReturn,
  moneyOf,
  type NewRefund,
  putRefund,
} from './refunds.repository';
import { isLeft } from './returned-by-rate';

type Trx = Transaction<Database>;

export type RefundRefusal =
  | 'not_possible'
  | 'too_much'
  | 'too_many_points'
  | 'under_way'
  | 'other_amount'
  | 'other_rates';
/** begun: the service is to be asked; done: nothing is left to do. */
export type RefundBegun = 'begun' | 'done' | RefundRefusal;

/** Before anything has left, a paid order is cancelled instead. */
const canBeRefunded = ({ orderStatus, status }: OrderPayment): boolean =>
  ['paid', 'refunding', 'refunded'].includes(status) && orderStatus !== 'ordered' && orderStatus !== 'preparing';

const statusAfter = ({ amountJpy }: OrderPayment, refundedJpy: number) =>
  refundedJpy === amountJpy ? ('refunded' as const) : ('paid' as const);

const ratesOf = (byRate: NewRefund['byRate']): string => JSON.stringify(Object.entries(byRate ?? {}).sort());

/** Whether what was named is the whole refund, and that much was paid by each rate and has not gone back yet. */
const areRatesLeft = async (trx: Trx, orderId: number, { amountJpy, byRate }: NewRefund): Promise<boolean> => {
  if (byRate === null) return true;
  const sum = Object.values(byRate).reduce((all, amount) => all + amount, 0);
  const refunds = inOrderOfReturn(await findRefunds(trx, [orderId]));
  return sum === amountJpy && isLeft(await findOrderTaxes(trx, orderId), refunds.map(moneyOf), byRate);
};

/** Why the money cannot go back; null: it can. */
const refusalOf = async (trx: Trx, order: OrderPayment, refund: NewRefund): Promise<RefundRefusal | null> => {
  const { amountJpy, points } = refund;
  if (amountJpy === 0 && points === 0) return 'other_amount';
  if (!canBeRefunded(order)) return 'not_possible';
  if (order.status === 'refunding') return 'under_way';
  if (order.refundedJpy + amountJpy > order.amountJpy) return 'too_much';
  return (await areRatesLeft(trx, order.orderId, refund)) ? null : 'other_rates';
};

/** Under the order's lock. The same refund again changes nothing, unless it was refused: then it is tried again. */
export const beginRefund = async (
  trx: Trx,
  order: OrderPayment,
  refund: NewRefund,
  now: Date,
): Promise<RefundBegun> => {
  const { orderId } = order;
  const known = await findRefund(trx, orderId, refund.key);
  if (known && (known.amount_jpy !== refund.amountJpy || known.points !== refund.points)) return 'other_amount';
  if (known && ratesOf(known.by_rate) !== ratesOf(refund.byRate)) return 'other_rates';
  if (known?.status === 'done') return 'done';
  if (known?.status === 'asking') return 'begun';
  const refusal = await refusalOf(trx, order, refund);
  if (refusal) return refusal;
  // Of one that the service had refused they went back then.
  if (refund.points > 0 && !known && !(await returnSomePoints(trx, orderId, refund.points, now)))
    return 'too_many_points';
  const after = order.refundedJpy + refund.amountJpy;
  const id = await putRefund(trx, orderId, refund, now);
  if (refund.way === 'service') {
    await changePayment(trx, orderId, now, { status: 'refunding', refundedJpy: after });
    return 'begun';
  }
  if (refund.amountJpy > 0) {
    await changePayment(trx, orderId, now, { status: statusAfter(order, after), refundedJpy: after });
    await settleEarned(trx, orderId, now);
  }
  await tell(trx, order, 'order_refunded', now, id);
  return 'done';
};

const endAsked = async (trx: Trx, order: OrderPayment, outcome: MoveOutcome, now: Date): Promise<void> => {
  const asked = await findAskedRefund(trx, order.orderId);
  if (!asked || order.status !== 'refunding') return;
  const refundedJpy = order.refundedJpy - (outcome === 'refused' ? asked.amount_jpy : 0);
  await endRefund(trx, asked.id, outcome, now);
  await changePayment(trx, order.orderId, now, { status: statusAfter(order, refundedJpy), refundedJpy });
  if (outcome !== 'done') return;
  await settleEarned(trx, order.orderId, now);
  await tell(trx, order, 'order_refunded', now, asked.id);
};

export const createRefund = ({ db, serviceOf }: AskedService) => {
  const put = (orderId: number, key: string, outcome: MoveOutcome, now: Date) =>
    withOrder(db, orderId, async (trx, order) => {
      // Another one may have ended it meanwhile, and begun the next.
      if ((await findAskedRefund(trx, orderId))?.key === key) await endAsked(trx, order, outcome, now);
    });

  /**
   * Asks the service for what is under way, once or again. After three days of silence it counts as refused; asked for
   * under the same key again, it still goes back once. Throws PaymentServiceSilent.
   */
  return async (orderId: number, now: Date): Promise<void> => {
    const [order, asked] = [await findOrderPayment(db, orderId), await findAskedRefund(db, orderId)];
    if (order?.status !== 'refunding' || !asked) return;
    const { gateway, reference } = serviceOf(order);
    try {
      await put(orderId, asked.key, await gateway.refund(reference, asked.key, asked.amount_jpy), now);
    } catch (error) {
      if (!(error instanceof PaymentServiceSilent && order.isOverdue)) throw error;
      await put(orderId, asked.key, 'refused', now);
    }
  };
};
