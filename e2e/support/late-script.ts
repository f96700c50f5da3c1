import type { Page } from '@playwright/test';

/** Keeps the pages' script away until it is let go: the moments of a slow network between drawn and alive. */
export const holdScript = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
};
