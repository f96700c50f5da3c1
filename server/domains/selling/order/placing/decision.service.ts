/**
 * Places orders. (1) One transaction locks the cart, checks it, writes the order and holds its stock; (2) the payment
 * service is asked outside of any transaction, under a key of the order's own; (3) one transaction confirms or releases
 * (paying/settlement.ts). What needs no service is (1) and (3) in one transaction.
 *
 * A cart becomes one order, however often and from wherever it is decided: whoever comes second waits for the first one
 * and is told the same. If the process dies on the way, the next who asks, or the sweeper, goes on where it stopped.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestContext } from '../../../../request/request-context';
import { Refusal } from '../../../../http/error-answer';
import { PaymentServiceSilent } from '../../payments/gateway.types';
import type { Decision, DecisionOutcome } from '../../cart/decision.types';
import { expiryOf } from '../rows/expiry';
import { createSettlement, type Settlement, type SettlementOptions } from '../paying/settlement';
import { claim, findOrderPayment, type OrderPayment } from '../paying/pending-payments.repository';
import { createPlaceOrder, type PlaceOptions } from './place-order';

export interface DecisionOptions extends SettlementOptions {
  readonly carts: PlaceOptions['carts'];
  /** How long a second caller waits for the first one. */
  readonly patienceMs?: number;
}

export interface DecisionService {
  /**
   * @param seenFingerprint of the cart as the shopper saw it; where it is another one by now, the order is refused
   */
  decide(context: RequestContext, token: string, seenFingerprint: string): Promise<DecisionOutcome>;
  /** Ends an order that waits for its shopper, whose cart is being changed. Refuses with service.unavailable while the payment service is silent. */
  giveUp(orderId: number, now: Date): Promise<void>;
  readonly settlement: Settlement;
}

const usualPatienceMs = 4_000;
const pollMs = 100;

const stateOf = ({ orderStatus, status }: OrderPayment): Decision['status'] => {
  if (orderStatus !== 'payment_pending') return 'ordered';
  return status === 'challenge' ? 'challenge' : 'pending';
};

const told = [
  'payment.challenge_failed',
  'payment.cart_changed',
  'payment.wallet_cancelled',
  'payment.wallet_expired',
] as const;

/** An order that came to nothing is told as why. */
const outcomeOf = (order: OrderPayment): DecisionOutcome => {
  if (order.orderStatus === 'payment_failed') {
    const { errorCode } = order;
    // Nobody has refused it: it is no answer to the decision.
    if (errorCode === 'payment.unavailable') throw new Refusal(errorCode);
    return { ok: false, code: told.find((code) => code === errorCode) ?? 'payment.declined' };
  }
  const status = stateOf(order);
  return {
    ok: true,
    decision: {
      status,
      order_status: order.orderStatus,
      id: order.publicId,
      order_no: order.orderNo,
      challenge_url: status === 'challenge' ? order.challengeUrl : null,
      expire_at: expiryOf(order).toISOString(),
    },
  };
};

const isOpen = (order: OrderPayment): boolean =>
  order.orderStatus === 'payment_pending' && order.status !== 'challenge';

const givingUp =
  (settlement: Settlement): DecisionService['giveUp'] =>
  async (orderId, now) => {
    try {
      await settlement.giveUp(orderId, now, 'payment.cart_changed');
    } catch (error) {
      if (!(error instanceof PaymentServiceSilent)) throw error;
      throw new Refusal('service.unavailable', { 'retry-after': '5' });
    }
  };

export const createDecisionService = (options: DecisionOptions): DecisionService => {
  const { db, carts, gateways, patienceMs = usualPatienceMs } = options;
  const settlement = createSettlement(options);
  const giveUp = givingUp(settlement);
  const placeOrder = createPlaceOrder({ ...options, hasService: (code) => gateways.has(code ?? '') });

  const find = async (orderId: number): Promise<OrderPayment> => {
    const order = await findOrderPayment(db, orderId);
    if (!order) throw new Error(`Order ${orderId} is gone.`);
    return order;
  };

  /** A service that does not answer is not the shopper's fault: the order stays, and is asked for again. */
  const settle = async (step: 'authorise' | 'ask', orderId: number, { now, log }: RequestContext): Promise<void> => {
    try {
      await settlement[step](orderId, now);
    } catch (error) {
      if (!(error instanceof PaymentServiceSilent)) throw error;
      log.warn({ err: error, orderId }, 'the payment service is silent; the order waits');
    }
  };

  const follow = async (orderId: number, context: RequestContext): Promise<OrderPayment> => {
    const until = performance.now() + patienceMs;
    let order = await find(orderId);
    // Whoever asked has died or given up; here is the shopper, still waiting.
    if (isOpen(order) && (await claim(db, orderId))) {
      await settle(order.status === 'pending' ? 'authorise' : 'ask', orderId, context);
      return find(orderId);
    }
    while (isOpen(order) && performance.now() < until) {
      await pause(pollMs);
      order = await find(orderId);
    }
    return order;
  };

  const decide = async (context: RequestContext, token: string, seenFingerprint: string): Promise<DecisionOutcome> => {
    const terms = await carts.terms(context);
    const place = () => placeOrder(terms, { token, seenFingerprint, address: context.address });
    let placed = await place();
    // What waits for the shopper is not what they see now: it ends, and what they see is ordered.
    if (placed.ok && 'isOutdated' in placed) {
      await giveUp(placed.orderId, context.now);
      placed = await place();
    }
    if (!placed.ok) return placed;
    if ('isOutdated' in placed || !placed.isOurs) return outcomeOf(await follow(placed.orderId, context));
    await settle('authorise', placed.orderId, context);
    return outcomeOf(await find(placed.orderId));
  };

  // Who waits for a cart's lock holds a connection: a button that is pressed a hundred times must not take them all.
  const underWay = new Map<string, Promise<DecisionOutcome>>();

  return {
    settlement,
    giveUp,
    decide(context, token, seenFingerprint) {
      const { channel, visitor } = context;
      // A member's cart opens for its owner alone.
      const owner = visitor.kind === 'member' ? visitor.userId : '';
      const key = `${channel.id} ${owner} ${token} ${seenFingerprint}`;
      const deciding = underWay.get(key) ?? decide(context, token, seenFingerprint).finally(() => underWay.delete(key));
      underWay.set(key, deciding);
      return deciding;
    },
  };
};
