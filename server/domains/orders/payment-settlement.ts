/**
 * What becomes of an order that waits for its payment. Every outcome (the service's answer, the shopper's return, the
 * service's message, the sweeper's question) comes through `apply`, under the order's lock: the first one that ends the
 * waiting counts, and the same outcome again changes nothing. So a late, doubled or replayed outcome does no harm, and
 * none is lost, since the sweeper asks for those that nobody brought.
 *
 * Giving up takes two steps, because the shopper may be paying at that moment: first the payment is marked (from then
 * on no outcome confirms the order), then the service voids it, then the stock is free.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { ErrorCode } from '../../../schemas/errors';
import { inTransaction } from '../../db/transaction';
import { type PaymentGateway, type PaymentGateways, type PaymentOutcome } from '../payments/payment-gateway.types';
import { paymentReference } from './order-numbers';
import {
  changePayment,
  findOrderPayment,
  letGo,
  lockOrderPayment,
  type OrderPayment,
} from './pending-payments.repository';
import { type OrderEndings, settleOrder } from './settle-order';

export interface SettlementOptions extends OrderEndings {
  readonly db: Kysely<Database>;
  readonly gateways: PaymentGateways;
  readonly returnUrl: string;
}

/** How long one who asks the payment service may take; longer than the service's time limit. */
export const askingMs = 15_000;
const unknownMs = 10 * 60_000;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

export const createSettlement = ({ db, gateways, returnUrl, ...endings }: SettlementOptions) => {
  const apply = (orderId: number, outcome: PaymentOutcome, now: Date): Promise<void> =>
    inTransaction(db, async (trx) => {
      const order = await lockOrderPayment(trx, orderId);
      if (order?.orderStatus === 'payment_pending') await settleOrder(trx, endings, { order, outcome, now });
    });

  const serviceOf = (order: OrderPayment): { readonly gateway: PaymentGateway; readonly reference: string } => {
    const gateway = gateways.get(order.serviceCode ?? '');
    if (!gateway) throw new Error(`There is no payment service ${order.serviceCode ?? ''} for order ${order.orderNo}.`);
    return { gateway, reference: paymentReference(order.channelId, order.orderNo) };
  };

  const giveUp = async (orderId: number, now: Date, why?: ErrorCode): Promise<void> => {
    const order = await inTransaction(db, async (trx) => {
      const found = await lockOrderPayment(trx, orderId);
      if (found?.orderStatus !== 'payment_pending') return null;
      const reason = why === undefined ? {} : { error_code: why };
      await changePayment(trx, orderId, now, { status: 'voided', ...reason, asked_until: after(now, askingMs) });
      return found;
    });
    if (!order) return;
    const { gateway, reference } = serviceOf(order);
    await apply(orderId, await gateway.void(reference, order.amountJpy), now);
  };

  return {
    apply,

    /** Ends an order that waits for its shopper: the service voids it, and the stock is free. `why` is told to the shopper. Throws PaymentServiceSilent. */
    giveUp,

    /** Asks the service to book, once or again: it books once for an order. Throws PaymentServiceSilent. */
    async authorise(orderId: number, now: Date): Promise<void> {
      const order = await findOrderPayment(db, orderId);
      if (order?.orderStatus !== 'payment_pending' || order.status !== 'pending') return;
      const { gateway, reference } = serviceOf(order);
      const { amountJpy, card } = order;
      const request = { reference, token: card?.token ?? '', amountJpy, returnUrl };
      const outcome = await gateway.authorise(request).catch(async (error: unknown) => {
        await letGo(db, orderId, now);
        throw error;
      });
      await apply(orderId, outcome, now);
    },

    /** Asks the service what became of the payment, and gives up what nobody waits for. Throws PaymentServiceSilent. */
    async ask(orderId: number, now: Date): Promise<void> {
      const order = await findOrderPayment(db, orderId);
      if (order?.orderStatus !== 'payment_pending') return;
      if (order.status === 'voided') return giveUp(orderId, now);
      const { gateway, reference } = serviceOf(order);
      const outcome = await gateway.find(reference);
      const isOverdue = order.status === 'challenge' || now.getTime() - order.createdAt.getTime() >= unknownMs;
      const isOpen = outcome.status === 'unknown' || (outcome.status === 'challenge' && order.status === 'challenge');
      if (isOpen && isOverdue) return giveUp(orderId, now);
      await apply(orderId, outcome, now);
      // The shopper may be there, and asks the service to book once more.
      if (outcome.status === 'unknown') await letGo(db, orderId, now);
    },
  };
};

export type Settlement = ReturnType<typeof createSettlement>;
