/** What was sent arrives, or comes back. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../../db/schema';
import { withOrder } from '../paying/pending-payments.repository';
import { changeStatus, isTransition, noteRestocked, readRestocked } from '../rows/status.repository';
import { returnBenefits } from '../rows/benefits.repository';
import { settleEarned } from '../rows/earned-points.repository';
import { readPackingIds, readUnsent } from '../rows/parcels.repository';
import { returnSold, returnUnsent } from '../rows/stocks.repository';

export interface Arrival {
  readonly to: 'delivered' | 'returned';
  /** Keys of packings that are not sent any more: what is delivered is delivered without them. */
  readonly without: readonly string[];
  /** Of what came back: it can be sold again. */
  readonly isRestocked: boolean;
  readonly now: Date;
}

/** `unsent`: packings of which nothing has left, though they are to be sent. */
export type ArrivalOutcome =
  | boolean
  | 'unknown_packing'
  | 'already_sent'
  | 'returned_otherwise'
  | { readonly unsent: readonly string[] };

const reasonOf = ({ to, isRestocked, without }: Arrival): string =>
  [to, ...(isRestocked ? ['restocked'] : []), ...(without.length > 0 ? [`without ${without.join(', ')}`] : [])].join(
    ', ',
  );

/** A second time, which changes nothing: what became of the goods is said once. */
const repeated = async (trx: Transaction<Database>, orderId: number, { to, isRestocked }: Arrival) => {
  const known = to === 'returned' ? await readRestocked(trx, orderId) : null;
  return known === null || known === isRestocked || 'returned_otherwise';
};

/** It came back, with what it used and earned. */
const comeBack = async (trx: Transaction<Database>, orderId: number, { isRestocked, now }: Arrival) => {
  await noteRestocked(trx, orderId, isRestocked);
  await returnBenefits(trx, orderId, now);
};

/** @returns false: nothing of it is under way */
export const noteArrival = (
  db: Kysely<Database>,
  orderId: number,
  arrival: Arrival,
): Promise<ArrivalOutcome | undefined> =>
  withOrder(db, orderId, async (trx, { orderStatus: from }) => {
    const { to, isRestocked, without, now } = arrival;
    const [known, unsent] = [await readPackingIds(trx, orderId), await readUnsent(trx, orderId)];
    if (without.some((key) => !known.has(key))) return 'unknown_packing';
    if (without.some((key) => !unsent.has(key))) return 'already_sent';
    if (from === to) return repeated(trx, orderId, arrival);
    if (!isTransition(from, to)) return false;
    const toSend = [...unsent.keys()].filter((key) => !without.includes(key));
    if (to === 'delivered' && toSend.length > 0) return { unsent: toSend };
    await changeStatus(trx, { orderId, from, to, now, reason: reasonOf(arrival) });
    if (to === 'delivered' && unsent.size > 0) await returnUnsent(trx, orderId, [...unsent.values()]);
    if (to === 'returned') await comeBack(trx, orderId, arrival);
    await settleEarned(trx, orderId, now);
    if (to === 'returned' && isRestocked) await returnSold(trx, orderId);
    return true;
  });
