/** One outcome of a payment, put into the order's rows by the transaction that holds the order's lock. */
import type { Transaction } from 'kysely';
import type { ErrorCode } from '../../../schemas/errors';
import type { PaymentStatus } from '../../../schemas/entities/order';
import type { Database } from '../../db/schema';
import type { CartDecisions } from '../cart/cart.types';
import type { PaymentOutcome } from '../payments/payment-gateway.types';
import { changeStatus } from './order-status';
import { changePayment, type OrderPayment } from './pending-payments.repository';
import { freeReserved, sellReserved } from './stocks.repository';

type Trx = Transaction<Database>;
export type CartEndings = Pick<CartDecisions, 'markOrdered' | 'reopen'>;

export interface OrderEndings {
  readonly carts: CartEndings;
  /** Lets the mail be sent that confirms an order; the order stands already. */
  readonly mailOrder: (trx: Trx, orderId: number, now: Date) => Promise<void>;
}

const challengeMs = 15 * 60_000;

interface Accepted {
  readonly status: PaymentStatus;
  readonly paymentId?: string;
}

/**
 * The order stands, and is mailed. What it holds is still to be sold (`sellOrder`), later in the same transaction: the
 * whole shop waits for a row of stocks, so none is held meanwhile.
 */
export const acceptOrder = async (
  trx: Trx,
  mailOrder: OrderEndings['mailOrder'],
  orderId: number,
  { status, paymentId, now }: Accepted & { readonly now: Date },
): Promise<void> => {
  await changeStatus(trx, { orderId, from: 'payment_pending', to: 'ordered', now, reason: `payment ${status}` });
  const named = paymentId === undefined ? {} : { service_payment_id: paymentId };
  await changePayment(trx, orderId, now, { status, ...named, challenge_url: null, asked_until: null });
  await mailOrder(trx, orderId, now);
};

/** What an accepted order holds is sold, its cart is done. */
export const sellOrder = async (
  trx: Trx,
  carts: CartEndings,
  { orderId, cartId }: Pick<OrderPayment, 'orderId' | 'cartId'>,
): Promise<void> => {
  await sellReserved(trx, orderId);
  if (cartId !== null) await carts.markOrdered(trx, cartId);
};

const releaseOrder = async (
  trx: Trx,
  carts: CartEndings,
  order: OrderPayment,
  { status, errorCode, now }: { readonly status: PaymentStatus; readonly errorCode: ErrorCode; readonly now: Date },
): Promise<void> => {
  const { orderId, cartId } = order;
  await freeReserved(trx, orderId);
  await changeStatus(trx, { orderId, from: 'payment_pending', to: 'payment_failed', now, reason: errorCode });
  await changePayment(trx, orderId, now, { status, error_code: errorCode, challenge_url: null, asked_until: null });
  if (cartId !== null) await carts.reopen(trx, cartId);
};

const failureOf = ({ challengeUrl, errorCode }: OrderPayment): ErrorCode => {
  // Noted when the order was given up, before the service voided it.
  if (errorCode === 'payment.cart_changed') return errorCode;
  return challengeUrl === null ? 'payment.declined' : 'payment.challenge_failed';
};

/** Puts an outcome into an order that waits for it. */
export const settleOrder = async (
  trx: Trx,
  endings: OrderEndings,
  { order, outcome, now }: { readonly order: OrderPayment; readonly outcome: PaymentOutcome; readonly now: Date },
): Promise<void> => {
  switch (outcome.status) {
    case 'authorised':
      // Too late: it is being voided.
      if (order.status === 'voided') break;
      await acceptOrder(trx, endings.mailOrder, order.orderId, {
        status: 'authorised',
        paymentId: outcome.paymentId,
        now,
      });
      await sellOrder(trx, endings.carts, order);
      break;
    case 'declined':
    case 'voided': {
      const status = outcome.status === 'declined' ? 'failed' : 'voided';
      await releaseOrder(trx, endings.carts, order, { status, errorCode: failureOf(order), now });
      break;
    }
    case 'challenge': {
      if (order.status !== 'pending') break;
      const { paymentId, challengeUrl } = outcome;
      const until = new Date(now.getTime() + challengeMs);
      const change = { status: 'challenge', service_payment_id: paymentId, challenge_url: challengeUrl } as const;
      await changePayment(trx, order.orderId, now, { ...change, asked_until: until });
      break;
    }
    case 'unknown':
      break;
  }
};
