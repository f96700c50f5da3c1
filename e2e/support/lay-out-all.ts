import type { Page } from '@playwright/test';

/** What is far away gets its true size, without coming near. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
