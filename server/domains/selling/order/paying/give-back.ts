/** What a cancelled order was paid with goes back: the payment service voids it. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { type PaymentGateway, type PaymentOutcome, PaymentServiceSilent } from '../../payments/gateway.types';
import { changePayment, findOrderPayment, type OrderPayment, withOrder } from './pending-payments.repository';

export interface GiveBackOptions {
  readonly db: Kysely<Database>;
  readonly serviceOf: (order: OrderPayment) => { readonly gateway: PaymentGateway; readonly reference: string };
}

export const createGiveBack = ({ db, serviceOf }: GiveBackOptions) => {
  const put = (orderId: number, outcome: PaymentOutcome['status'], now: Date) =>
    withOrder(db, orderId, async (trx, { orderStatus, status }) => {
      if (orderStatus !== 'cancelled' || status !== 'voiding') return;
      if (outcome === 'voided' || outcome === 'declined')
        await changePayment(trx, orderId, now, { status: 'voided', errorCode: null });
      // The money has moved, or nobody knows: it is there, and a person gives it back.
      if (outcome === 'authorised') await changePayment(trx, orderId, now, { status: 'paid' });
    });

  return async (orderId: number, now: Date): Promise<void> => {
    const order = await findOrderPayment(db, orderId);
    if (order?.orderStatus !== 'cancelled' || order.status !== 'voiding') return;
    const { gateway, reference } = serviceOf(order);
    try {
      await put(orderId, (await gateway.void(reference, order.amountJpy)).status, now);
    } catch (error) {
      if (!(error instanceof PaymentServiceSilent && order.isOverdue)) throw error;
      await put(orderId, 'authorised', now);
    }
  };
};
