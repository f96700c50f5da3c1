/** What a payment service says on its own account, through the shopper's browser or to the shop's server. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { PaymentGateways } from '../../payments/gateway.types';
import { readReference } from '../rows/numbers';
import type { Settlement } from './settlement';
import { findByNumber, findOrderPayment } from './pending-payments.repository';

/** Where the order stands after a message. */
export interface ToldOrder {
  readonly channelId: string;
  readonly publicId: string;
  /** Why there is no order; null: it stands, or still waits. */
  readonly errorCode: string | null;
  /** The shopper has come back without a decision, and can go there again. */
  readonly isUndecided: boolean;
}

export interface PaymentMessagesService {
  /**
   * Takes a signed message; the same one again changes nothing. Null: forged, outdated, or about no payment of the
   * shop's, or about another amount than the order's.
   */
  receive(fields: Readonly<Record<string, unknown>>, now: Date): Promise<ToldOrder | null>;
}

export const createPaymentMessages = ({
  db,
  gateways,
  settlement,
}: {
  readonly db: Kysely<Database>;
  readonly gateways: PaymentGateways;
  readonly settlement: Pick<Settlement, 'apply'>;
}): PaymentMessagesService => ({
  async receive(fields, now) {
    for (const [code, gateway] of gateways) {
      const message = gateway.readMessage(fields, now);
      const named = message && readReference(message.reference);
      if (!message || !named) continue;
      const order = await findByNumber(db, named.channelId, named.orderNo);
      if (order?.serviceCode !== code || order.amountJpy !== message.amountJpy) return null;
      if (message.outcome) await settlement.apply(order.orderId, message.outcome, now);
      const after = await findOrderPayment(db, order.orderId);
      const { channelId, publicId } = order;
      const status = after?.orderStatus ?? 'payment_failed';
      return {
        channelId,
        publicId,
        errorCode: status === 'payment_failed' ? (after?.errorCode ?? null) : null,
        isUndecided: message.outcome === null && status === 'payment_pending',
      };
    }
    return null;
  },
});
