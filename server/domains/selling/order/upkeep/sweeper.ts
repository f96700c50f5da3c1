/**
 * Goes on where a process that died, or a payment service that did not answer, has left an order. Every process sweeps:
 * the database gives each order to one of them.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { Job } from '../../../../jobs/job';
import type { Settlement } from '../paying/settlement';
import { claimOverdue } from '../paying/pending-payments.repository';

export interface SweeperOptions {
  readonly db: Kysely<Database>;
  readonly settlement: Pick<Settlement, 'goOn'>;
  readonly log: { warn(details: object, message: string): void };
}

export interface Sweeper {
  /** One round; how many orders were asked for. Faults of single orders are logged. */
  sweep(now: Date, most?: number): Promise<number>;
  readonly job: Job;
}

const everyMs = 3_000;
const atOnce = 20;

export const createSweeper = ({ db, settlement, log }: SweeperOptions): Sweeper => {
  const sweep = async (at: Date, most = atOnce): Promise<number> => {
    const orderIds = await claimOverdue(db, most);
    await Promise.all(
      orderIds.map((orderId) =>
        settlement
          .goOn(orderId, at)
          .catch((error: unknown) => log.warn({ err: error, orderId }, 'a payment is asked for again later')),
      ),
    );
    return orderIds.length;
  };
  return { sweep, job: { name: 'payments that wait', everyMs, most: atOnce, run: (_, now, most) => sweep(now, most) } };
};
