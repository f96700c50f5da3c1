/** One outcome of a payment, put into the order's rows by the transaction that holds their locks (`withOrder`). */
import type { Transaction } from 'kysely';
import type { PaidKind } from '../../../../../schemas/payments/payment';
import type { Database } from '../../../../db/schema';
import { forgetUnpaidCard, keepPaidCard } from '../../card/card.service';
import type { CartDecisions } from '../../cart/cart.types';
import type { PaymentOutcome } from '../../payments/gateway.types';
import { changeStatus } from '../rows/status.repository';
import { endGift } from '../rows/gifts.repository';
import { tell } from '../rows/tell';
import { changePayment, type OrderPayment } from './pending-payments.repository';
import { returnBenefits } from '../rows/benefits.repository';
import { freeReserved, sellReserved } from '../rows/stocks.repository';

type Trx = Transaction<Database>;
export type CartEndings = Pick<CartDecisions, 'markOrdered' | 'reopen' | 'noteUnpaid'>;

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

/** A refused card leaves the cart, and so does a wallet by which nothing was paid. Another card may be tried again. */
const forgottenBy = (kind: PaidKind, errorCode: string): 'card' | 'method' | null => {
  if (kind === 'wallet') return 'method';
  return errorCode === 'payment.declined' ? 'card' : null;
};

/** Whoever sees the cart next is told why; who has changed it meanwhile has read so, and goes on with what they chose. */
const askForPaymentAnew = async (
  trx: Trx,
  carts: CartEndings,
  { cartId, kind, errorCode }: { readonly cartId: number; readonly kind: PaidKind; readonly errorCode: string },
): Promise<void> => {
  if (errorCode === 'payment.cart_changed') return;
  await carts.noteUnpaid(trx, cartId, errorCode, forgottenBy(kind, errorCode));
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
  if (cartId !== null) await askForPaymentAnew(trx, carts, { cartId, kind: order.kind, errorCode });
  await forgetUnpaidCard(trx, order.cardToKeep);
  await endGift(trx, orderId, 'cancelled');
  await returnBenefits(trx, orderId, now);
  await freeReserved(trx, orderId);
};

/** The service said no: to the card, to what its page asked, or the shopper cancelled there. */
const declined = ({ kind, challengeUrl }: OrderPayment): string => {
  if (kind === 'wallet') return 'payment.wallet_cancelled';
  return challengeUrl === null ? 'payment.declined' : 'payment.challenge_failed';
};

/** Nobody came back from the service's page, or the service never said where it is. */
const unanswered = ({ kind, challengeUrl }: OrderPayment): string => {
  if (kind === 'wallet') return 'payment.wallet_expired';
  return challengeUrl === null ? 'payment.unavailable' : 'payment.challenge_failed';
};

/** What the shopper is told of an order that came to nothing for want of an answer, or was given up with a reason. */
export const failureOf = (order: OrderPayment): string => order.errorCode ?? unanswered(order);

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
      await keepPaidCard(trx, order.cardToKeep);
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
