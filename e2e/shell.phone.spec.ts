/** What the shop says of itself while it works, and while nobody can reach it. */
import type { Page } from '@playwright/test';
import { makeMember, password } from './support/member';
import { expect, expectAccessible, test } from './support/test';

const alive = /^$/;

/** What the overlay is drawn by. */
const overlay = (page: Page) =>
  page.evaluate(() => {
    const { content, visibility, width, borderTopColor, borderLeftColor } = getComputedStyle(
      document.documentElement,
      '::after',
    );
    return { isThere: content !== 'none' && visibility === 'visible', width, borderTopColor, borderLeftColor };
  });

test('[ui.loading] [ui.fetch-delay] [site.colour-scheme] a screen that takes longer than a moment is waited for under a ring, and a short one is not', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-script', alive);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/-\/screen\?url=%2Ffaq/, async (route) => {
    await held;
    await route.continue();
  });
  expect(await overlay(page)).toMatchObject({ isThere: false });
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('noren:go', { detail: '/faq' })));
  expect(await overlay(page), 'at once').toMatchObject({ isThere: false });
  await expect.poll(() => overlay(page)).toMatchObject({ isThere: true, width: '20px' });
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--n-color-accent'),
  );
  expect(accent.trim().toLowerCase()).toBe('#8f4a2b');
  expect((await overlay(page)).borderLeftColor).toBe('rgb(143, 74, 43)');
  release();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => overlay(page)).toMatchObject({ isThere: false });
});

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('[err.global] the screen stays, says so, and goes on where it was', async ({ page, context }) => {
    await page.goto('/contact');
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute('data-script', alive);
    await context.setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: 'インターネットに接続されていません。' });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    // Nothing has asked for it ahead.
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('noren:go', { detail: '/sitemap' })));
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
    // Nor is the browser's own page come, that knows nothing of it.
    await page.getByRole('link', { name: '画面の記録' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  });
});

test('[err.global] a call that nobody answered and nobody speaks of is told all the same', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-script', alive);
  await page.evaluate(() => {
    const reason = Object.assign(new Error('no answer'), { code: 'api.network' });
    dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }));
  });
  await expect(page.locator('#noren-toasts')).toContainText('通信できませんでした。');
});

test('[ui.flash-default] a logout is said once on the page that follows, which is everybody’s', async ({
  page,
  request,
  db,
}) => {
  const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: false });
  await page.goto('/login/');
  await page.getByLabel('メールアドレスまたはログインID').fill(email);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await expect(page).toHaveURL(/\/ec\/$/);
  await page.goto('/mypage/logout');
  await page.locator('main').getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.locator('#noren-toasts')).toContainText('ログアウトしました。');
  expect(await page.evaluate(() => document.cookie)).not.toContain('noren_flash=');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
  await expect(page.locator('#noren-toasts')).toHaveCount(0);
});
