import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type RunningShop } from './support/running-shop';
import { expect, test } from './support/test';

let front: RunningShop;
const data = mkdtempSync(join(tmpdir(), 'noren-front-'));

test.beforeAll(async ({ shop }) => {
  front = await startShop(data, { env: { SHOP_API_URL: shop.url, PUBLIC_URL: '' } });
});
test.afterAll(async () => {
  await front.stop();
  rmSync(data, { recursive: true, force: true });
});

const paths = ['/', '/product', '/product?category=tea&page=1', '/product?keyword=%E8%8C%B6', '/product/kurikinton', '/news', '/maker', '/faq', '/law', '/nothing-here', '/gakuen', '/gakuen/product', '/gakuen/-/choose/knit-vest']; // prettier-ignore

test('a storefront over another shop’s API shows the same pages, and starts no database', async ({ shop }) => {
  expect(front.run.databaseUrl).toBeNull();
  expect(readdirSync(data).filter((name) => /postgres|pg/i.test(name))).toEqual([]);
  expect(existsSync(join(data, 'run.json'))).toBe(true);
  const page = async (base: string, path: string) => {
    const response = await fetch(base + path);
    return { status: response.status, html: (await response.text()).replaceAll(base, 'https://shop.example') };
  };
  for (const path of paths) {
    const [there, here] = await Promise.all([page(shop.url, path), page(front.run.url, path)]);
    expect(here.status, path).toBe(there.status);
    expect(here.html, path).toBe(there.html);
  }
});

test('its pages live in the browser, pictures included', async ({ page }) => {
  await page.goto(`${front.run.url}/product/kurikinton`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
  const picture = page.locator('[data-s=image] img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'よくあるご質問' }).click();
  await expect(page).toHaveURL(/\/faq$/);
});
