import type { Browser, Page } from '@playwright/test';
import { watchRequests } from './quiet';
import { openPhone } from './slow-phone';

/** Runs in the page: the time from the click to the frame after the product's name stands on the screen. */
const watchClick = (): void => {
  const state = { clickedAt: 0, shownAt: 0 };
  window.norenClick = state;
  const before = document.querySelector('h1')?.textContent;
  addEventListener('click', ({ timeStamp }) => (state.clickedAt = timeStamp), { capture: true, once: true });
  const look = (): void => {
    const heading = document.querySelector('h1')?.textContent;
    if (state.clickedAt > 0 && heading && heading !== before)
      requestAnimationFrame(() => requestAnimationFrame((time) => (state.shownAt = time)));
    else requestAnimationFrame(look);
  };
  look();
};

const elapsed = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => {
      const { clickedAt, shownAt } = window.norenClick ?? { clickedAt: 0, shownAt: 0 };
      return shownAt > 0 && shownAt - clickedAt;
    })
    .then((handle) => handle.jsonValue())
    .then(Number);

/** Points at a product of the list until its page is prefetched, clicks, and waits until the product is on screen. */
export const clickToDetail = async (browser: Browser, listUrl: string, productPath: string): Promise<number> => {
  const { context, page } = await openPhone(browser);
  const untilQuiet = watchRequests(page);
  try {
    await page.goto(listUrl, { waitUntil: 'load' });
    await page.locator('html[data-hydrated=all]').waitFor({ state: 'attached' });
    const link = page.locator(`main a[href="${productPath}"]`).first();
    await link.hover();
    await untilQuiet(200);
    await page.evaluate(watchClick);
    await link.click();
    return await elapsed(page);
  } finally {
    await context.close();
  }
};
