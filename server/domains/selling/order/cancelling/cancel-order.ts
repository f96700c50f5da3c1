/**
 * An order is cancelled as long as nothing of it was sent. In one transaction, under the order's lock: its state, its
 * payment's, and its goods, which are for sale again. So a hundred who cancel at once do it once. What a payment service
 * has booked is voided after that; while the service is silent the payment stays `voiding`, and the sweeper goes on.
 */
import type { Kysely, Transaction } from 'kysely';
import { canBeCancelled } from '../../../../../schemas/order-terms/order-states';
import type { Database } from '../../../../db/schema';
import { PaymentServiceSilent } from '../../payments/gateway.types';
import { changePayment, type OrderPayment, withOrder } from '../paying/pending-payments.repository';
import type { Settlement } from '../paying/settlement';
import { changeStatus } from '../rows/status.repository';
import { returnBenefits } from '../rows/benefits.repository';
import { returnSold } from '../rows/stocks.repository';
import { endGift } from '../rows/gifts.repository';
import { tell } from '../rows/tell';

export interface CancelOptions {
  readonly db: Kysely<Database>;
  readonly settlement: Pick<Settlement, 'giveBack'>;
}

export interface Cancelling {
  readonly now: Date;
  /** What is said of it; may be empty. */
  readonly reason: string;
  /** The shop does not take it; else its shopper wants it no more. */
  readonly isByShop?: boolean;
  /** Of the order as it is under its lock; absent: whatever it is. */
  readonly onlyIf?: (order: OrderPayment) => boolean;
  readonly log: { warn(details: object, message: string): void };
}

const endPayment = async (trx: Transaction<Database>, order: OrderPayment, now: Date): Promise<void> => {
  const { orderId, status, amountJpy } = order;
  if (status === 'authorised')
    await changePayment(trx, orderId, now, { status: 'voiding', errorCode: null, isCancelled: true });
  // What was paid already stays so, and is to be given back.
  else if (status !== 'paid' || amountJpy === 0)
    await changePayment(trx, orderId, now, { status: 'voided', errorCode: null });
};

/** Who ends it: what its shopper is told, and what becomes of it where it is a social gift. */
const endings = {
  shopper: { told: 'order_cancelled', gift: 'cancelled' },
  shop: { told: 'order_declined', gift: 'cancelled' },
  term: { told: 'order_gift_expired', gift: 'expired' },
} as const;

/** Within `withOrder`. A payment that is `voiding` afterwards is given back by whoever comes first, at last by the sweeper. */
export const cancelWithin = async (
  trx: Transaction<Database>,
  order: OrderPayment,
  {
    now,
    reason,
    by,
    onlyIf = () => true,
  }: Pick<Cancelling, 'now' | 'reason' | 'onlyIf'> & { readonly by: keyof typeof endings },
): Promise<boolean> => {
  const { orderId, orderStatus: from } = order;
  if (!onlyIf(order)) return false;
  if (from === 'cancelled') {
    // Who says that they want it no more does not get it for money that comes late.
    if (order.status === 'expired') await changePayment(trx, orderId, now, { status: 'voided', errorCode: null });
    return true;
  }
  if (!canBeCancelled(from)) return false;
  await changeStatus(trx, { orderId, from, to: 'cancelled', now, reason });
  await endPayment(trx, order, now);
  await endGift(trx, orderId, endings[by].gift);
  await tell(trx, order, endings[by].told, now);
  await returnBenefits(trx, orderId, now);
  await returnSold(trx, orderId);
  return true;
};

/** @returns false: it was sent already, or is another one than is to be cancelled. A second time does nothing more, and says the same. */
export const createCancelOrder =
  ({ db, settlement }: CancelOptions) =>
  async (orderId: number, cancelling: Cancelling): Promise<boolean> => {
    const by = cancelling.isByShop ? 'shop' : 'shopper';
    const isCancelled = await withOrder(db, orderId, (trx, order) => cancelWithin(trx, order, { ...cancelling, by }));
    if (!isCancelled) return false;
    try {
      await settlement.giveBack(orderId, cancelling.now);
    } catch (error) {
      if (!(error instanceof PaymentServiceSilent)) throw error;
      cancelling.log.warn(
        { err: error, orderId },
        'the payment service is silent; a cancelled payment is voided later',
      );
    }
    return true;
  };
