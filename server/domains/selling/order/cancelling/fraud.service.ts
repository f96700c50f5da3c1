/** What payment services tell on their own account of whoever pays: it holds an order back, or cancels it. */
import type { PaymentGateways } from '../../payments/gateway.types';
import { noteFraud } from '../paying/fraud-verdicts';
import { findByNumber } from '../paying/pending-payments.repository';
import { readReference } from '../rows/numbers';
import { type CancelOptions, createCancelOrder, type Cancelling } from './cancel-order';

export interface FraudService {
  /**
   * Takes a signed word. An older one than what is known changes nothing. False: forged, outdated, or about no payment
   * of the shop's.
   */
  receive(fields: Readonly<Record<string, unknown>>, taking: Pick<Cancelling, 'now' | 'log'>): Promise<boolean>;
}

export interface FraudOptions extends CancelOptions {
  readonly gateways: PaymentGateways;
}

export const createFraudService = ({ db, gateways, settlement }: FraudOptions): FraudService => {
  const cancelOrder = createCancelOrder({ db, settlement });
  return {
    async receive(fields, { now, log }) {
      for (const [code, gateway] of gateways) {
        const message = gateway.readFraud(fields, now);
        const named = message && readReference(message.reference);
        if (!message || !named) continue;
        const order = await findByNumber(db, named.channelId, named.orderNo);
        if (order?.serviceCode !== code) return false;
        const verdict = await noteFraud(db, order.orderId, message);
        if (verdict === null) return false;
        // Told again after a crash, it is cancelled then.
        if (verdict === 'ng')
          await cancelOrder(order.orderId, { now, log, reason: 'refused by the payment service', isByShop: true });
        return true;
      }
      return false;
    },
  };
};
