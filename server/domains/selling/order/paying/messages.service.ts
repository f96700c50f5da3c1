/** What a payment service says on its own account, through the shopper's browser or to the shop's server. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { type PaymentGateways, type PaymentMessage, PaymentServiceSilent } from '../../payments/gateway.types';
import { readReference } from '../rows/numbers';
import type { Settlement } from './settlement';
import { findByNumber, findOrderPayment, type OrderPayment } from './pending-payments.repository';

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
   * shop's, or about another payment or amount than the order's.
   */
  receive(fields: Readonly<Record<string, unknown>>, now: Date): Promise<ToldOrder | null>;
}

/** Which payment it is, the service has not said yet: it is asked by the order's own reference, now or by the sweeper. */
const askWhich = async (settlement: Pick<Settlement, 'ask'>, orderId: number, now: Date): Promise<void> => {
  try {
    await settlement.ask(orderId, now);
  } catch (error) {
    if (!(error instanceof PaymentServiceSilent)) throw error;
  }
};

/** A payment that the service has named is the order's only one: what is said of another is not about it. */
const isAbout = (order: OrderPayment, { paymentId, amountJpy }: PaymentMessage): boolean =>
  amountJpy === order.amountJpy && (order.servicePaymentId ?? paymentId) === paymentId;

export const createPaymentMessages = ({
  db,
  gateways,
  settlement,
}: {
  readonly db: Kysely<Database>;
  readonly gateways: PaymentGateways;
  readonly settlement: Pick<Settlement, 'apply' | 'ask'>;
}): PaymentMessagesService => ({
  async receive(fields, now) {
    for (const [code, gateway] of gateways) {
      const message = gateway.readMessage(fields, now);
      const named = message && readReference(message.reference);
      if (!message || !named) continue;
      const order = await findByNumber(db, named.channelId, named.orderNo);
      if (order?.serviceCode !== code || !isAbout(order, message)) return null;
      const isWaiting = message.outcome !== null && order.orderStatus === 'payment_pending';
      if (isWaiting && order.servicePaymentId === null) await askWhich(settlement, order.orderId, now);
      else if (message.outcome) await settlement.apply(order.orderId, message.outcome, now);
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
