import type { Page } from '@playwright/test';

/** Waits until nothing was on the way for `quietMs`. Made before the page is opened, so that it sees every request. */
export const watchRequests = (page: Page): ((quietMs?: number) => Promise<void>) => {
  let open = 0;
  let lastChange = performance.now();
  const count = (by: number) => (): void => {
    open += by;
    lastChange = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));

  return async (quietMs = 500) => {
    const from = performance.now();
    while (open > 0 || performance.now() - Math.max(lastChange, from) < quietMs) await page.waitForTimeout(25);
  };
};
