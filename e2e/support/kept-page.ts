/**
 * `test` for screens that share nothing, each being at a host of its own: a page for each width is opened once and goes
 * from one to the next. To open a page takes the browser longer than to draw a screen.
 */
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { collectErrors } from './page-errors';
import { test as base } from './test';

class KeptPages {
  private readonly pages = new Map<string, Promise<Page>>();

  /** One whose device is the same. */
  of(browser: Browser, device: BrowserContextOptions): Promise<Page> {
    const key = JSON.stringify(device);
    const page = this.pages.get(key) ?? browser.newContext(device).then((context) => context.newPage());
    this.pages.set(key, page);
    return page;
  }

  async close(): Promise<void> {
    for (const page of this.pages.values()) await (await page).context().close();
  }
}

/** As if it had just been opened; what the last screen still does ends with it. */
const reset = async (page: Page): Promise<void> => {
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('about:blank');
  for (const event of ['console', 'pageerror', 'request'] as const) page.removeAllListeners(event);
};

export const test = base.extend<object, { keptPages: KeptPages }>({
  keptPages: [
    async ({}, use) => {
      const pages = new KeptPages();
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],

  page: async ({ browser, keptPages, viewport, isMobile, hasTouch, allowedErrors }, use) => {
    // What the configuration says besides holds for every context.
    const page = await keptPages.of(browser, { viewport, isMobile, hasTouch });
    if (viewport) {
      await page.setViewportSize(viewport);
      // What is drawn before the browser has taken it on would move with it.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    const errors = collectErrors(page, allowedErrors);
    await use(page);
    expect(errors(), 'errors in the browser').toEqual([]);
    await reset(page);
  },
});
