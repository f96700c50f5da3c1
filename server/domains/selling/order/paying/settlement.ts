/**
 * What becomes of an order that waits for its payment. Every outcome (the service's answer, the shopper's return, the
 * service's message, the sweeper's question) comes through `apply`, under the order's lock: the first one that ends the
 * waiting counts, and the same outcome again changes nothing. So a late, doubled or replayed outcome does no harm, and
 * none is lost, since the sweeper asks for those that nobody brought.
 *
 * Giving up takes two steps, because the shopper may be paying at that moment: first the payment is marked (from then
 * on no outcome confirms the order), then the service is told to void it. Its answer has the last word: where it voided,
 * the stock is free; where it could not, since the money is booked, the order stands.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { ErrorCode } from '../../../../../schemas/shop-errors';
import type { PaidWith, PaymentGateways, PaymentOutcome } from '../../payments/gateway.types';
import { paymentReference } from '../rows/numbers';
import type { AskedService } from './asked-service';
import { createCapture } from './capturing';
import { createGiveBack } from './give-back';
import { changePayment, findOrderPayment, letGo, type OrderPayment, withOrder } from './pending-payments.repository';
import { createRefund } from './refunding';
import { type CartEndings, failureOf, settleOrder } from './settle-order';

export interface SettlementOptions {
  readonly carts: CartEndings;
  readonly db: Kysely<Database>;
  readonly gateways: PaymentGateways;
  readonly returnUrl: string;
}

const serviceIn =
  (gateways: PaymentGateways): AskedService['serviceOf'] =>
  ({ serviceCode, channelId, orderNo }) => {
    const gateway = gateways.get(serviceCode ?? '');
    if (!gateway) throw new Error(`There is no payment service ${serviceCode ?? ''} for order ${orderNo}.`);
    return { gateway, reference: paymentReference(channelId, orderNo) };
  };

const paidWith = ({ kind, card }: OrderPayment): PaidWith => {
  if (kind === 'wallet') return { by: 'account' };
  return card?.reference === undefined
    ? { by: 'token', token: card?.token ?? '' }
    : { by: 'kept', reference: card.reference };
};

type Apply = (orderId: number, outcome: PaymentOutcome, now: Date) => Promise<void>;

/** Once or again: the service books once for an order. */
const createAuthorise =
  ({ db, serviceOf, returnUrl, apply }: AskedService & { readonly returnUrl: string; readonly apply: Apply }) =>
  async (orderId: number, now: Date): Promise<void> => {
    const order = await findOrderPayment(db, orderId);
    if (order?.orderStatus !== 'payment_pending' || order.status !== 'pending') return;
    const { gateway, reference } = serviceOf(order);
    const request = { reference, paidWith: paidWith(order), amountJpy: order.amountJpy, returnUrl };
    const outcome = await gateway.authorise(request).catch(async (error: unknown) => {
      await letGo(db, orderId);
      throw error;
    });
    await apply(orderId, outcome, now);
  };

export const createSettlement = ({ db, gateways, returnUrl, carts }: SettlementOptions) => {
  const put = async (orderId: number, outcome: PaymentOutcome, now: Date, isFinal: boolean): Promise<void> => {
    await withOrder(db, orderId, async (trx, order) => {
      if (order.orderStatus === 'payment_pending') await settleOrder(trx, carts, { order, outcome, isFinal, now });
    });
  };
  const apply: Apply = (orderId, outcome, now) => put(orderId, outcome, now, false);

  const serviceOf = serviceIn(gateways);

  /** The order, if it is to be given up: it still waits, and somebody says why, or its time is over. */
  const mark = (orderId: number, now: Date, why: ErrorCode | undefined): Promise<OrderPayment | null | undefined> =>
    withOrder(db, orderId, async (trx, order) => {
      if (order.orderStatus !== 'payment_pending') return null;
      // What was read before the lock may have become a challenge since, with time of its own.
      if (why === undefined && order.status !== 'voiding' && !order.isOverdue) return null;
      await changePayment(trx, orderId, now, { status: 'voiding', errorCode: why ?? failureOf(order) });
      return order;
    });

  const giveUp = async (orderId: number, now: Date, why?: ErrorCode): Promise<void> => {
    const order = await mark(orderId, now, why);
    if (!order) return;
    const { gateway, reference } = serviceOf(order);
    await put(orderId, await gateway.void(reference, order.amountJpy), now, true);
  };

  const authorise = createAuthorise({ db, serviceOf, returnUrl, apply });
  const capture = createCapture({ db, serviceOf });
  const refund = createRefund({ db, serviceOf });
  const giveBack = createGiveBack({ db, serviceOf, refund });

  const askAnd =
    (whereUnknown: (orderId: number, now: Date) => Promise<unknown>) =>
    async (orderId: number, now: Date): Promise<void> => {
      const order = await findOrderPayment(db, orderId);
      if (order?.status === 'capturing') return capture(orderId, now);
      if (order?.status === 'refunding') return refund(orderId, now);
      if (order?.orderStatus === 'cancelled') return giveBack(orderId, now);
      if (order?.orderStatus !== 'payment_pending') return;
      if (order.status === 'voiding') return giveUp(orderId, now);
      const { gateway, reference } = serviceOf(order);
      const outcome = await gateway.find(reference);
      const isOpen = outcome.status === 'unknown' || (outcome.status === 'challenge' && order.status === 'challenge');
      if (isOpen && order.isOverdue) return giveUp(orderId, now);
      await apply(orderId, outcome, now);
      if (outcome.status === 'unknown') await whereUnknown(orderId, now);
    };

  return {
    apply,

    /**
     * Has the service void what a cancelled order was paid with, or give it back where it was captured; again and again,
     * by the sweeper, for three days. Then it counts as paid and to be given back by hand. Throws PaymentServiceSilent.
     */
    giveBack,

    /** Has the service take what is `capturing`, or give back what is `refunding`. Throws PaymentServiceSilent. */
    capture,
    refund,

    /** Ends an order that waits for its shopper: the service voids it, and the stock is free. `why` is told to the shopper. Throws PaymentServiceSilent. */
    giveUp,

    /** Asks the service to book, once or again. Throws PaymentServiceSilent. */
    authorise,

    /** Asks the service what became of the payment, and gives up what nobody waits for. Throws PaymentServiceSilent. */
    // The shopper may be there, and asks the service to book what it does not know.
    ask: askAnd((orderId) => letGo(db, orderId)),

    /**
     * The same, and has the service book what it never heard of, since the process died before it asked, or the request was
     * lost: the shopper has decided, and until the service answers the payment keeps what it is paid with. Throws
     * PaymentServiceSilent.
     */
    goOn: askAnd(authorise),
  };
};

export type Settlement = ReturnType<typeof createSettlement>;
