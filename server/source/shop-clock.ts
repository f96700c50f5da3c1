/**
 * What time it is for all processes of a shop: the database's time, whatever this machine's clock is set to. It is asked
 * now and then; in between the process counts on by a timer that nobody sets.
 */
import type { Clock } from '../jobs/job';

export interface ShopClock {
  readonly now: () => Date;
  readonly stop: () => void;
}

const askedEveryMs = 30_000;

/** Fails where the database cannot be asked at the start. One that is away later is asked again; the count goes on. */
export const startShopClock = async (ask: Clock): Promise<ShopClock> => {
  let startMs = 0;
  const set = async (): Promise<void> => {
    const before = performance.now();
    const now = await ask();
    startMs = now.getTime() - (before + performance.now()) / 2;
  };
  await set();
  const timer = setInterval(() => void set().catch(() => undefined), askedEveryMs).unref();
  return { now: () => new Date(startMs + performance.now()), stop: () => clearInterval(timer) };
};
