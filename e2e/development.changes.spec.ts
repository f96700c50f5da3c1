/** Alone: while a source is changed, another shop that starts would find the build outdated and make it anew under all that run. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type RunningShop } from './support/running-shop';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

let development: RunningShop;
const data = mkdtempSync(join(tmpdir(), 'noren-dev-'));

/** A view that never lives in the browser, a style: what is changed, and how it is seen. */
const changes: readonly [string, (source: string) => string, (page: Page) => Promise<boolean>][] = [
  [
    'sections/content/faq-list/faq-list-default.tsx',
    (source) => source.replace(/return \(\n(\s*)<(\w+)/, 'return (\n$1<$2 data-changed=""'),
    async (page) => (await page.locator('[data-changed]').count()) === 1,
  ],
  [
    'sections/content/faq-list/faq-list-default.css.ts',
    (source) => source.replace(/export const faq = style\(\{/, (rule) => `${rule} outlineOffset: '7px',`),
    (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-s=faq-list] *')].some(
          (element) => getComputedStyle(element).outlineOffset === '7px',
        ),
      ),
  ],
];

test.beforeAll(async ({ shop }) => {
  test.setTimeout(120_000);
  development = await startShop(data, { env: { DATABASE_URL: shop.databaseUrl ?? '' }, args: ['--dev'] });
});
test.afterAll(async () => {
  await development.stop();
  // However it ends, nobody is led to a shop that is gone.
  expect(existsSync(join(data, 'run.json'))).toBe(false);
  rmSync(data, { recursive: true, force: true });
});

test('`npm run dev` draws from the sources, styled and alive, and takes a change at once', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${development.run.url}/product/kurikinton`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all', { timeout: 60_000 });
  await expect(page.locator('[data-s=purchase]')).toContainText('1,680円');
  // Vite brings the styles; the theme's are among them.
  await expect
    .poll(() => page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--n-color-paper')))
    .not.toBe('');

  await page.goto(`${development.run.url}/faq`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all', { timeout: 60_000 });
  for (const [file, change, seen] of changes) {
    const source = readFileSync(file, 'utf8');
    try {
      writeFileSync(file, change(source));
      // In the tab that is open, without a hand.
      // A question that falls into the reload is asked again.
      await expect.poll(() => seen(page).catch(() => false), { timeout: 30_000, message: file }).toBe(true);
    } finally {
      writeFileSync(file, source);
    }
  }
});
