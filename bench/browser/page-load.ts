import type { Browser, CDPSession } from '@playwright/test';
import { watchRequests } from './quiet';
import { openPhone, type Cookie } from './slow-phone';

/** Milliseconds from the start of the navigation; null where a page has no such moment. */
export type PageLoad = {
  responseStartMs: number;
  firstPaintMs: number;
  largestPaintMs: number;
  hydratedMs: number | null;
  blockingMs: number;
  layoutShift: number;
};

type Timings = Omit<PageLoad, 'responseStartMs'>;

/** Runs in the page before anything else: long tasks before an observer exists are not told later. */
const observe = (): void => {
  const timings = { largestPaintMs: 0, blockingMs: 0, layoutShift: 0 };
  window.norenTimings = timings;
  const on = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    timings.largestPaintMs = startTime;
  });
  on('longtask', ({ duration }) => {
    timings.blockingMs += Math.max(0, duration - 50);
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) timings.layoutShift += value ?? 0;
  });
};

const readTimings = (): Timings => {
  const timings = window.norenTimings ?? { largestPaintMs: 0, blockingMs: 0, layoutShift: 0 };
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  const hydrated = performance.getEntriesByName('noren:hydrated')[0];
  return { ...timings, firstPaintMs: paint?.startTime ?? 0, hydratedMs: hydrated?.startTime ?? null };
};

/** The document's first byte by the protocol's clock: navigation timing does not see the emulated latency. */
const watchResponseStart = (protocol: CDPSession): (() => number) => {
  let sent = 0;
  let received = 0;
  protocol.on('Network.requestWillBeSent', ({ type, timestamp }) => {
    if (type === 'Document' && sent === 0) sent = timestamp;
  });
  protocol.on('Network.responseReceived', ({ type, timestamp }) => {
    if (type === 'Document' && received === 0) received = timestamp;
  });
  return () => (received - sent) * 1000;
};

/** Loads a page once with nothing cached. `hydrates`: wait until the shop says that its first view is alive. */
export const loadPage = async (
  browser: Browser,
  url: string,
  hydrates: boolean,
  cookies: readonly Cookie[] = [],
): Promise<PageLoad> => {
  const { context, page, protocol } = await openPhone(browser, { cookies });
  try {
    await page.addInitScript(observe);
    const untilQuiet = watchRequests(page);
    const responseStart = watchResponseStart(protocol);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    if (hydrates) await page.locator('html[data-hydrated=all]').waitFor({ state: 'attached', timeout: 60_000 });
    await untilQuiet();
    return { responseStartMs: responseStart(), ...(await page.evaluate(readTimings)) };
  } catch (error) {
    throw new Error(`${url} could not be measured`, { cause: error });
  } finally {
    await context.close();
  }
};
