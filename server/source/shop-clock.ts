/**
 * What time it is for all processes of a shop: the database's time, whatever this machine's clock is set to. It is asked
 * now and then; in between the process counts on by a timer that nobody sets.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../jobs/job';

export interface ShopClock {
  readonly now: () => Date;
  readonly stop: () => void;
}

const askedEveryMs = 30_000;

/**
 * Fails where the database cannot be asked at the start. One that is away later is asked again; the count goes on, and the
 * log says so once.
 */
export const startShopClock = async (ask: Clock, log: Pick<FastifyBaseLogger, 'warn'>): Promise<ShopClock> => {
  let startMs = 0;
  let isAway = false;
  const set = async (): Promise<void> => {
    const before = performance.now();
    const now = await ask();
    startMs = now.getTime() - (before + performance.now()) / 2;
  };
  const setAgain = async (): Promise<void> => {
    try {
      await set();
      isAway = false;
    } catch (error) {
      if (!isAway)
        log.warn({ err: error }, 'the database does not say what time it is: the process counts on by itself');
      isAway = true;
    }
  };
  await set();
  const timer = setInterval(() => void setAgain(), askedEveryMs).unref();
  return { now: () => new Date(startMs + performance.now()), stop: () => clearInterval(timer) };
};
