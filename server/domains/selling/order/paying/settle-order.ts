/** One outcome of a payment, put into the order's rows by the transaction that holds their locks (`withOrder`). */
import type { Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { CartDecisions } from '../../cart/cart.types';
import type { PaymentOutcome } from '../../payments/gateway.types';
import { changeStatus } from '../rows/status';
import { endGift } from '../rows/gifts.repository';
import { tell } from '../rows/tell';
import { changePayment, type OrderPayment } from './pending-payments.repository';
import { returnBenefits } from '../rows/benefits.repository';
import { freeReserved, sellReserved } from '../rows/stocks.repository';

type Trx = Transaction<Database>;
export type CartEndings = Pick<CartDecisions, 'markOrdered' | 'reopen' | 'forgetCard'>;

interface Accepted {
  readonly status: 'authorised' | 'awaiting' | 'paid';
  readonly paymentId?: string;
}

/**
 * The order stands, and is mailed. What it holds is still to be sold (`sellOrder`), later in the same transaction: the
 * whole shop waits for a row of stocks, so none is held meanwhile.
 */
export const acceptOrder = async (
  trx: Trx,
  order: Pick<OrderPayment, 'channelId' | 'orderId'>,
  { now, ...payment }: Accepted & { readonly now: Date },
): Promise<void> => {
  const { orderId } = order;
  const reason = `payment ${payment.status}`;
  await changeStatus(trx, { orderId, from: 'payment_pending', to: 'ordered', now, reason });
  await changePayment(trx, orderId, now, payment);
  await tell(trx, order, 'order_confirmation', now);
};

/** What an accepted order holds is sold, its cart is done. */
export const sellOrder = async (
  trx: Trx,
  carts: CartEndings,
  { orderId, cartId }: Pick<OrderPayment, 'orderId' | 'cartId'>,
): Promise<void> => {
  if (cartId !== null) await carts.markOrdered(trx, cartId);
  await sellReserved(trx, orderId);
};

const releaseOrder = async (
  trx: Trx,
  carts: CartEndings,
  order: OrderPayment,
  { status, now }: { readonly status: 'failed' | 'voided'; readonly now: Date },
): Promise<void> => {
  const { orderId, cartId } = order;
  const errorCode = status === 'failed' ? (order.errorCode ?? declined(order)) : failureOf(order);
  await changeStatus(trx, { orderId, from: 'payment_pending', to: 'payment_failed', now, reason: errorCode });
  await changePayment(trx, orderId, now, { status, errorCode });
  if (cartId !== null) await carts.reopen(trx, cartId);
  if (cartId !== null && errorCode === 'payment.declined') await carts.forgetCard(trx, cartId, errorCode);
  await endGift(trx, orderId, 'cancelled');
  await returnBenefits(trx, orderId, now);
  await freeReserved(trx, orderId);
};

/** The card company said no, to the card or to what its page asked. */
const declined = ({ challengeUrl }: OrderPayment): string =>
  challengeUrl === null ? 'payment.declined' : 'payment.challenge_failed';

/** What the shopper is told of an order that came to nothing for want of an answer, or was given up with a reason. */
export const failureOf = ({ challengeUrl, errorCode }: OrderPayment): string =>
  errorCode ?? (challengeUrl === null ? 'payment.unavailable' : 'payment.challenge_failed');

interface Settled {
  readonly order: OrderPayment;
  readonly outcome: PaymentOutcome;
  /** The service was told to void it, and this is its answer: nothing else will follow. */
  readonly isFinal: boolean;
  readonly now: Date;
}

/** Puts an outcome into an order that waits for it. */
export const settleOrder = async (
  trx: Trx,
  carts: CartEndings,
  { order, outcome, isFinal, now }: Settled,
): Promise<void> => {
  const { orderId } = order;
  switch (outcome.status) {
    case 'authorised': {
      // Said before it was voided; the answer to that decides.
      if (order.status === 'voiding' && !isFinal) break;
      const { paymentId } = outcome;
      await acceptOrder(trx, order, { status: 'authorised', paymentId, now });
      await sellOrder(trx, carts, order);
      break;
    }
    case 'declined':
    case 'voided':
      await releaseOrder(trx, carts, order, {
        status: outcome.status === 'declined' ? 'failed' : 'voided',
        now,
      });
      break;
    case 'challenge':
      if (order.status === 'pending') await changePayment(trx, orderId, now, outcome);
      break;
    case 'unknown':
      break;
  }
};
