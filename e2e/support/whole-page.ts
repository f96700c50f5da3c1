import type { Page } from '@playwright/test';

/** Scrolls through the page as somebody who reads it, so that everything has come near once. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Two frames: what comes near is told to the observers in the first and asked for in the second. A browser under load may
    // draw none until something changes.
    const twoFrames = () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 2000);
      });
    const height = document.documentElement.scrollHeight;
    // A screen at a time: nothing is passed over.
    for (let y = 0; y <= height; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await twoFrames();
    }
  });

/** What is far away gets its true size, without coming near. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
