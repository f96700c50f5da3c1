/** What payment services find out about whoever pays, after they have booked; it stands with the order's payment. */
import type { Kysely } from 'kysely';
import type { FraudVerdict } from '../../../../../schemas/payments/payment';
import type { Database } from '../../../../db/schema';
import type { FraudMessage } from '../../payments/gateway.types';
import { clearVerdict, writeVerdict } from './fraud-verdicts.repository';
import { type OrderPayment, withOrder } from './pending-payments.repository';

/** While nobody has looked, or somebody has and said no, nothing is sent. */
export const isHeld = ({ fraudVerdict }: Pick<OrderPayment, 'fraudVerdict'>): boolean =>
  fraudVerdict === 'review' || fraudVerdict === 'ng';

/** A person at the desk has looked, and lets it go on. A word that comes later counts again. */
export const clearFraud = (db: Kysely<Database>, orderId: number): Promise<true | undefined> =>
  withOrder(db, orderId, async (trx, order) => {
    if (isHeld(order)) await clearVerdict(trx, orderId);
    return true as const;
  });

/** From what lets an order go on to what ends it. */
const byWeight: readonly (FraudVerdict | null)[] = [null, 'ok', 'review', 'ng'];

/** Words know their second only; of those of the same one the worst counts, in whatever order they come. */
const isOutdated = ({ fraudToldAt, fraudVerdict }: OrderPayment, { toldAt, verdict }: FraudMessage): boolean => {
  if (fraudToldAt === null || fraudToldAt < toldAt) return false;
  return fraudToldAt > toldAt || byWeight.indexOf(verdict) <= byWeight.indexOf(fraudVerdict);
};

/** An older word than what is known changes nothing. @returns what counts now; null: it is about another payment, or one that has not been booked yet */
export const noteFraud = async (
  db: Kysely<Database>,
  orderId: number,
  message: FraudMessage,
): Promise<FraudVerdict | null> => {
  const counts = await withOrder(db, orderId, async (trx, order) => {
    const { paymentId, verdict } = message;
    if (order.servicePaymentId !== paymentId || order.orderStatus === 'payment_pending') return null;
    if (isOutdated(order, message)) return order.fraudVerdict;
    await writeVerdict(trx, orderId, message);
    return verdict;
  });
  return counts ?? null;
};
