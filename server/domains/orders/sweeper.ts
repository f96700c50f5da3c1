/**
 * Goes on where a process that died, or a payment service that did not answer, has left an order; and clears what has
 * expired. Every process sweeps: the database gives each order to one of them.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { DatabaseUnavailable } from '../../db/database-unavailable';
import { deleteOutdated } from './outdated.repository';
import type { Settlement } from './payment-settlement';
import { claimOverdue } from './pending-payments.repository';
import { cancelUnpaidOrders } from './unpaid-orders';

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface SweeperOptions {
  readonly db: Kysely<Database>;
  readonly settlement: Pick<Settlement, 'ask'>;
  readonly deleteExpiredCarts: (now: Date) => Promise<unknown>;
  readonly log: Log;
  readonly now: () => Date;
  readonly everyMs?: number;
}

export interface Sweeper {
  /** One round; how many orders were asked for. Faults of single orders are logged. */
  sweep(now: Date): Promise<number>;
  /** Sweeps at once and then every few seconds. */
  start(): void;
  /** Waits for the round under way. */
  stop(): Promise<void>;
}

const usualEveryMs = 3_000;
const atOnce = 20;
const clearingEveryMs = 60_000;

export const createSweeper = (options: SweeperOptions): Sweeper => {
  const { db, settlement, deleteExpiredCarts, log, now, everyMs = usualEveryMs } = options;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let isStopped = false;
  let clearedAt = Number.NEGATIVE_INFINITY;

  const clear = async (at: Date): Promise<void> => {
    if (at.getTime() - clearedAt < clearingEveryMs) return;
    clearedAt = at.getTime();
    await cancelUnpaidOrders(db, at);
    await deleteExpiredCarts(at);
    await deleteOutdated(db, at);
  };

  const sweep = async (at: Date): Promise<number> => {
    const orderIds = await claimOverdue(db, atOnce);
    await Promise.all(
      orderIds.map((orderId) =>
        settlement
          .ask(orderId, at)
          .catch((error: unknown) => log.warn({ err: error, orderId }, 'a payment is asked for again later')),
      ),
    );
    await clear(at);
    return orderIds.length;
  };

  const round = async (): Promise<void> => {
    try {
      await sweep(now());
    } catch (error) {
      // While the database is away there is nothing to sweep, and every request says so already.
      if (!(error instanceof DatabaseUnavailable)) log.error({ err: error }, 'the sweeper failed');
    }
    if (!isStopped) timer = setTimeout(run, everyMs).unref();
  };

  const run = (): void => {
    underWay = round();
  };

  return {
    sweep,
    start: run,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
};
