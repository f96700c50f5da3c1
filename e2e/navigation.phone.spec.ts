import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const settled = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-script', '');

test('a navigation costs one request, and the page is not loaded anew', async ({ page }) => {
  await page.goto('/product');
  await settled(page);
  await page.evaluate(() => Object.assign(window, { mark: 1 }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
  });
  const href = (await page.getByRole('list', { name: '商品' }).getByRole('link').nth(5).getAttribute('href')) ?? '';
  await page.getByRole('list', { name: '商品' }).getByRole('link').nth(5).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  expect(asked.filter((url) => url.includes(encodeURIComponent(href)))).toHaveLength(1);
});

test('[nav.scroll-top] a navigation goes to the top, except from product to product', async ({ page }) => {
  await page.goto('/product');
  await settled(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole('list', { name: '商品' }).getByRole('link').nth(4).click();
  await expect(page).toHaveURL(/\/product\/[^/?]+$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const related = page.locator('[data-s=related] a[href*="/product/"]').first();
  await related.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  const url = page.url();
  await related.click();
  await expect(page).not.toHaveURL(url);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('[nav.scroll-restore] going back restores the position', async ({ page }) => {
  await page.goto('/product');
  await settled(page);
  const link = page.getByRole('list', { name: '商品' }).getByRole('link').nth(9);
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => Math.round(scrollY));
  expect(left).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveURL(/\/product\/[^/?]+$/);
  const started = await page.evaluate(() => performance.now());
  await page.goBack();
  await expect(page).toHaveURL(/\/product$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  // 500 ms until it begins, 700 ms until it is there.
  expect((await page.evaluate(() => performance.now())) - started).toBeGreaterThan(1100);
});

test('[nav.cancel-pending] a change of route aborts reads that are under way', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(request.url()));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/-\/screen\?url=%2Fnews$/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  // A link of our own: nothing has been asked ahead for it.
  await page.evaluate(() => {
    for (const [id, href] of [
      ['slow', '/news'],
      ['fast', '/faq'],
    ] as const) {
      const link = Object.assign(document.createElement('a'), { id, href, textContent: id });
      document.getElementById('main')?.prepend(link);
    }
    document.getElementById('slow')?.click();
    document.getElementById('fast')?.click();
  });
  await expect(page).toHaveURL(/\/faq$/);
  expect(aborted.some((url) => url.includes('%2Fnews'))).toBe(true);
  release();
  await expect(page).toHaveURL(/\/faq$/);
});

test.describe('with faults on the way', () => {
  test.use({ allowedErrors: [/./] });

  test('[nav.network-error-reload] a network error right after going back reloads the page', async ({ page }) => {
    await page.goto('/news');
    await settled(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'よくあるご質問' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await page.route(/\/-\/screen/, (route) => route.abort('connectionreset'));
    const reloaded = page.waitForEvent('load');
    await page.goBack();
    await reloaded;
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByRole('heading', { name: 'お知らせ' }).first()).toBeVisible();
  });

  test('[nav.chunk-reload] a chunk that cannot be loaded reloads the page, once', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(/\/assets\/purchase-/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/product/kurikinton');
    // On a phone it stands below the first view; elsewhere the page may be on its way again already.
    await page.evaluate(() => scrollTo(0, 600)).catch(() => undefined);
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState('load');
    await expect(page.locator('[data-s=purchase]')).toContainText('円');
    await page.waitForFunction(() => sessionStorage.getItem('noren:reloaded-at') !== null);
    expect(loads).toBe(2);
  });

  test('a navigation that fails becomes a page load', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await page.route(/\/-\/screen/, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'よくあるご質問' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('[nav.prefetch] links in view are asked for ahead when the browser idles, not with data saver', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/-/screen')) asked.push(request.url());
  });
  await page.goto('/product');
  await expect.poll(() => asked.length).toBeGreaterThan(0);

  const frugal = await context.newPage();
  await frugal.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const askedThere: string[] = [];
  frugal.on('request', (request) => {
    if (request.url().includes('/-/screen')) askedThere.push(request.url());
  });
  await frugal.goto('/product');
  await settled(frugal);
  await frugal.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2500 })));
  await frugal.getByRole('list', { name: '商品' }).getByRole('link').first().hover();
  expect(askedThere).toEqual([]);
});

test('back and forward keep the old screen, marked busy, until the new one is there', async ({ page }) => {
  await page.goto('/news');
  await settled(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'よくあるご質問' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/-\/screen\?url=%2Fnews/, async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => history.back());
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('[data-s=faq-list]')).toBeVisible();
  release();
  await expect(page.locator('[data-s=news-list]')).toBeVisible();
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
});

test('where we are is announced and the keyboard starts at the screen', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'よくあるご質問' }).click();
  await expect(page.locator('#noren-live')).toContainText('よくあるご質問');
  await expect(page.locator('main')).toBeFocused();
});
