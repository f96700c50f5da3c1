/**
 * What a card was authorised for is taken when the first parcel has left, and not before. The parcel waits for nobody:
 * that the service is being asked stands in the payment (`capturing`), and the sweeper asks for three days. What it
 * refuses, or never answers, is owed (`awaiting`, with the reason): a person sees to it.
 */
import type { Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import { PaymentServiceSilent } from '../../payments/gateway.types';
import type { MoveOutcome } from '../../payments/money-moves.types';
import type { AskedService } from './asked-service';
import { changePayment, findOrderPayment, type OrderPayment, withOrder } from './pending-payments.repository';

/** In the transaction in which goods of the order leave. @returns whether the service is to be asked now */
export const beginCapture = async (
  trx: Transaction<Database>,
  { orderId, status }: OrderPayment,
  now: Date,
): Promise<boolean> => {
  if (status !== 'authorised') return false;
  await changePayment(trx, orderId, now, { status: 'capturing' });
  return true;
};

export const createCapture = ({ db, serviceOf }: AskedService) => {
  const put = (orderId: number, outcome: MoveOutcome | 'silent', now: Date) =>
    withOrder(db, orderId, async (trx, { status }) => {
      if (status !== 'capturing') return;
      if (outcome === 'done') return changePayment(trx, orderId, now, { status: 'paid' });
      const errorCode = outcome === 'refused' ? 'payment.declined' : 'payment.unavailable';
      return changePayment(trx, orderId, now, { status: 'awaiting', errorCode });
    });

  /** Once or again: the service captures once. Throws PaymentServiceSilent. */
  return async (orderId: number, now: Date): Promise<void> => {
    const order = await findOrderPayment(db, orderId);
    if (order?.status !== 'capturing') return;
    const { gateway, reference } = serviceOf(order);
    try {
      await put(orderId, await gateway.capture(reference, order.amountJpy), now);
    } catch (error) {
      if (!(error instanceof PaymentServiceSilent && order.isOverdue)) throw error;
      await put(orderId, 'silent', now);
    }
  };
};
