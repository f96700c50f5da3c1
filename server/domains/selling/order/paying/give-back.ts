/** What a cancelled order was paid with goes back: the payment service voids it, or refunds what it had captured. */
import { type PaymentOutcome, PaymentServiceSilent } from '../../payments/gateway.types';
import type { AskedService } from './asked-service';
import { beginRefund } from './refunding';
import { changePayment, findOrderPayment, withOrder } from './pending-payments.repository';

type Refund = (orderId: number, now: Date) => Promise<void>;

/** The service's own refund of an order that was cancelled has a key of its own. */
const cancelledKey = 'cancelled';

export const createGiveBack = ({ db, serviceOf, refund }: AskedService & { readonly refund: Refund }) => {
  const put = (orderId: number, outcome: PaymentOutcome['status'] | 'silent', now: Date) =>
    withOrder(db, orderId, async (trx, order) => {
      if (order.orderStatus !== 'cancelled' || order.status !== 'voiding') return;
      if (outcome === 'voided' || outcome === 'declined')
        await changePayment(trx, orderId, now, { status: 'voided', errorCode: null });
      if (outcome !== 'authorised' && outcome !== 'silent') return;
      await changePayment(trx, orderId, now, { status: 'paid' });
      // Where nobody knows whether the money has moved, a person gives it back.
      if (outcome === 'silent') return;
      const { amountJpy } = order;
      await beginRefund(
        trx,
        { ...order, status: 'paid' },
        { key: cancelledKey, amountJpy, byRate: null, points: 0, way: 'service' },
        now,
      );
    });

  return async (orderId: number, now: Date): Promise<void> => {
    const order = await findOrderPayment(db, orderId);
    if (order?.orderStatus !== 'cancelled' || order.status !== 'voiding') return;
    const { gateway, reference } = serviceOf(order);
    try {
      await put(orderId, (await gateway.void(reference, order.amountJpy)).status, now);
      await refund(orderId, now);
    } catch (error) {
      if (!(error instanceof PaymentServiceSilent && order.isOverdue)) throw error;
      await put(orderId, 'silent', now);
    }
  };
};
