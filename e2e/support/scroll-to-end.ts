import type { Page } from '@playwright/test';

/** Scrolls through the page as somebody who reads it, so that everything has come near once. */
export const scrollToEnd = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y <= height; y += 400) {
    await page.evaluate((top) => scrollTo(0, top), y);
    // Two frames: what comes near is told to the observers in the first and asked for in the second.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
};
