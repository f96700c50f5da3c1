import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type RunningShop } from './support/running-shop';
import { expect, test } from './support/test';

let development: RunningShop;
const data = mkdtempSync(join(tmpdir(), 'noren-dev-'));
const view = 'sections/content/faq-list/faq-list-default.tsx';

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

  const source = readFileSync(view, 'utf8');
  try {
    await page.goto(`${development.run.url}/faq`);
    writeFileSync(view, source.replace(/return \(\n(\s*)<(\w+)/, 'return (\n$1<$2 data-changed=""'));
    await expect
      .poll(async () => (await page.goto(`${development.run.url}/faq`), page.locator('[data-changed]').count()), {
        timeout: 30_000,
      })
      .toBe(1);
  } finally {
    writeFileSync(view, source);
  }
});
