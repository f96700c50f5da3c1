/** What was sent arrives, or comes back. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { withOrder } from '../paying/pending-payments.repository';
import { changeStatus, isTransition } from '../rows/status.repository';
import { giveEarned, returnBenefits, takeBackEarned } from '../rows/benefits.repository';
import { returnSold } from '../rows/stocks.repository';

export interface Arrival {
  readonly to: 'delivered' | 'returned';
  /** Of what came back: it can be sold again. */
  readonly isRestocked: boolean;
  readonly now: Date;
}

/** @returns false: nothing of it is under way. A second time changes nothing */
export const noteArrival = (
  db: Kysely<Database>,
  orderId: number,
  { to, isRestocked, now }: Arrival,
): Promise<boolean | undefined> =>
  withOrder(db, orderId, async (trx, { orderStatus: from }) => {
    if (from === to) return true;
    if (!isTransition(from, to)) return false;
    await changeStatus(trx, { orderId, from, to, now, reason: isRestocked ? `${to}, restocked` : to });
    if (to === 'delivered') await giveEarned(trx, orderId, now);
    if (to === 'returned') await returnBenefits(trx, orderId, now);
    if (from === 'delivered') await takeBackEarned(trx, orderId, now);
    if (to === 'returned' && isRestocked) await returnSold(trx, orderId);
    return true;
  });
