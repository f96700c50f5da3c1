/** A browser's page with the stage on it, as tests and pictures want it: Japanese, and nothing moves. */
import type { Browser, Page } from '@playwright/test';

export interface StagePage {
  readonly page: Page;
  /** What the page said on the console, or threw, since it was last emptied. */
  readonly complaints: string[];
}

/** What can be drawn. */
export const listsOf = async (page: Page): Promise<{ readonly stories: readonly string[]; looks: readonly string[] }> =>
  page.evaluate(() => ({ stories: window.stage?.stories ?? [], looks: window.stage?.looks ?? [] }));

export const drawOn = (page: Page, story: string, look: string): Promise<void> =>
  page.evaluate(([id = '', name = '']) => window.stage?.draw(id, name), [story, look]);

export const openStagePage = async (browser: Browser, url: string, width: number): Promise<StagePage> => {
  const page = await browser.newPage({
    viewport: { width, height: 812 },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  // No shop stands behind the stage: what asks for one waits.
  await page.route('**/v1/**', () => undefined);
  await page.goto(url);
  await page
    .waitForFunction(() => window.stage, null, { timeout: 45_000 })
    .catch((cause: unknown) => {
      throw new Error(`The stage does not start: ${complaints.join('\n')}`, { cause });
    });
  return { page, complaints };
};
