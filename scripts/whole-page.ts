import type { Page } from '@playwright/test';

/** Brings all of a page into the state for a picture of the whole of it: far sections laid out, pictures and fonts there. */
export const wholePage = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.documentElement.dataset.whole = '';
    scrollTo(0, 0);
    // What hangs at the screen's edge would stand in the middle of the picture. Its own animation shows it otherwise.
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).position === 'fixed')
        element.style.setProperty('visibility', 'hidden', 'important');
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
