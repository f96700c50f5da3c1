import type { Page, Request } from '@playwright/test';
import { measuredListSize, showMeasuredList } from './support/list-size';
import { scrollToEnd } from './support/whole-page';
import { expect, test } from './support/test';

/** As it came over the wire, compressed, without headers; the browser's own figure is a guess of what headers take. */
const bodyBytes = async (request: Request): Promise<number> =>
  Number(await (await request.response())?.headerValue('content-length'));

const kilobytes = async (requests: readonly Request[], kind: string): Promise<number> => {
  const sizes = await Promise.all(requests.filter((one) => one.resourceType() === kind).map(bodyBytes));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

/** Runs in the page before its scripts: some browsers' pointer rests in a corner, and touches what is scrolled below it. */
const coverCorner = (): void =>
  addEventListener('DOMContentLoaded', () => {
    const cover = document.createElement('i');
    cover.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; z-index: 9999';
    document.documentElement.append(cover);
  });

const openAndScroll = async (page: Page, path: string): Promise<Request[]> => {
  const requests: Request[] = [];
  const open = new Set<Request>();
  // Only what is counted: pictures may be given up on the way.
  page.on('request', (request) => {
    if (['document', 'script'].includes(request.resourceType())) open.add(request);
  });
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => {
    if (open.delete(request)) requests.push(request);
  });
  await page.addInitScript(coverCorner);
  await page.goto(path);
  await scrollToEnd(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hydrated)).toBe('all');
  await expect.poll(() => open.size, 'requests on the way').toBe(0);
  return requests;
};

const firstProduct = async (page: Page, prefix: string): Promise<string> => {
  await page.goto(`${prefix}/product`);
  const hrefs = await page
    .locator(`main a[href^="${prefix}/product/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return hrefs[0] ?? '';
};

const shops = [
  { name: 'minori', prefix: '' },
  { name: 'gakuen', prefix: '/gakuen' },
] as const;

test.use({ allowedErrors: [/the server responded with a status of 422/] });

let restore: (() => Promise<void>) | undefined;

test.beforeAll(async ({ db, request, shop }) => {
  restore = await showMeasuredList(db.query);
  // Asked outside of the page, whose cache stays cold.
  const products = async (prefix: string): Promise<number> => {
    const html = await (await request.get(`${shop.url}${prefix}/product`)).text();
    return new Set(html.match(/href="(?:\/gakuen)?\/product\/[^"?]+"/g)).size;
  };
  for (const { prefix } of shops) await expect.poll(() => products(prefix)).toBeGreaterThanOrEqual(measuredListSize);
});
test.afterAll(async () => {
  await restore?.();
});

for (const { name, prefix } of shops)
  test.describe(`bytes of a guest of ${name} who scrolls to the end`, () => {
    test('top downloads at most 94 kB of JavaScript', async ({ page }) => {
      expect(await kilobytes(await openAndScroll(page, `${prefix}/`), 'script')).toBeLessThanOrEqual(94);
    });

    test('a list of 24 products is at most 12 kB of HTML and 94 kB of JavaScript', async ({ page }) => {
      const requests = await openAndScroll(page, `${prefix}/product`);
      const goods = page.getByRole('list', { name: '商品' }).locator(':scope > li');
      await expect(goods).toHaveCount(measuredListSize);
      const html = await kilobytes(requests, 'document');
      expect(html).toBeGreaterThan(1);
      expect(html).toBeLessThanOrEqual(12);
      expect(await kilobytes(requests, 'script')).toBeLessThanOrEqual(94);
    });

    test('the login downloads at most 12 kB of JavaScript before it is touched, and 150 kB in all', async ({
      page,
    }) => {
      const requests = await openAndScroll(page, `${prefix}/login/`);
      expect(await kilobytes(requests, 'script')).toBeLessThanOrEqual(12);
      const later: Request[] = [];
      page.on('requestfinished', (request) => later.push(request));
      await page.getByLabel('メールアドレスまたはログインID').fill('nobody@example.jp');
      await page.getByLabel('パスワード').fill('hanako-4321');
      await page.getByRole('button', { name: 'ログインする' }).click();
      await expect(page.getByRole('alert').filter({ hasText: '正しくありません' })).toBeVisible();
      // What is fetched ahead is asked for again, of the browser's own cache.
      const once = new Map([...requests, ...later].map((one) => [one.url(), one]));
      const all = await kilobytes([...once.values()], 'script');
      expect(all).toBeGreaterThan(100);
      expect(all).toBeLessThanOrEqual(150);
    });

    test('a product downloads at most 94 kB of JavaScript', async ({ page }) => {
      const requests = await openAndScroll(page, await firstProduct(page, prefix));
      const scripts = await kilobytes(requests, 'script');
      expect(scripts).toBeGreaterThan(1);
      expect(scripts).toBeLessThanOrEqual(94);
    });
  });
