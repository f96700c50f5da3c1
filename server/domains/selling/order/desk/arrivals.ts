/** What was sent arrives, or comes back. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import { withOrder } from '../paying/pending-payments.repository';
import { changeStatus, isTransition } from '../rows/status.repository';
import { returnBenefits } from '../rows/benefits.repository';
import { settleEarned } from '../rows/earned-points.repository';
import { readPackingIds, readUnsentKeys } from '../rows/parcels.repository';
import { returnSold } from '../rows/stocks.repository';

export interface Arrival {
  readonly to: 'delivered' | 'returned';
  /** Keys of packings that are not sent any more: what is delivered is delivered without them. */
  readonly without: readonly string[];
  /** Of what came back: it can be sold again. */
  readonly isRestocked: boolean;
  readonly now: Date;
}

/** `unsent`: packings of which nothing has left, though they are to be sent. */
export type ArrivalOutcome = boolean | 'unknown_packing' | { readonly unsent: readonly string[] };

/** Why not all of it can be delivered; null: it can. */
const delayOf = async (
  trx: Transaction<Database>,
  orderId: number,
  without: readonly string[],
): Promise<Exclude<ArrivalOutcome, boolean> | null> => {
  const known = await readPackingIds(trx, orderId);
  if (without.some((key) => !known.has(key))) return 'unknown_packing';
  const unsent = (await readUnsentKeys(trx, orderId)).filter((key) => !without.includes(key));
  return unsent.length > 0 ? { unsent } : null;
};

const reasonOf = ({ to, isRestocked, without }: Arrival): string =>
  [to, ...(isRestocked ? ['restocked'] : []), ...(without.length > 0 ? [`without ${without.join(', ')}`] : [])].join(
    ', ',
  );

/** @returns false: nothing of it is under way. A second time changes nothing */
export const noteArrival = (
  db: Kysely<Database>,
  orderId: number,
  arrival: Arrival,
): Promise<ArrivalOutcome | undefined> =>
  withOrder(db, orderId, async (trx, { orderStatus: from }) => {
    const { to, isRestocked, without, now } = arrival;
    if (from === to) return true;
    if (!isTransition(from, to)) return false;
    const delay = to === 'delivered' ? await delayOf(trx, orderId, without) : null;
    if (delay !== null) return delay;
    await changeStatus(trx, { orderId, from, to, now, reason: reasonOf(arrival) });
    if (to === 'returned') await returnBenefits(trx, orderId, now);
    await settleEarned(trx, orderId, now);
    if (to === 'returned' && isRestocked) await returnSold(trx, orderId);
    return true;
  });
