import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again every few milliseconds until the answer is true; false when the time is over first. */
export async function waitUntil(isDone: () => boolean, limitMs: number, everyMs = 10): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!isDone()) {
    if (performance.now() >= end) return false;
    await sleep(everyMs);
  }
  return true;
}
