/** Cards in the corner: they hold nobody up, and what was closed stays closed. */
import type { Page } from '@playwright/test';
import { keyboardOf } from './support/keyboard';
import { makeMember, password } from './support/member';
import { expect, expectAccessible, test } from './support/test';

const card = (page: Page) => page.locator('[data-popup]:popover-open');

test('[site.popup] a guest is told what the page’s layout says, once, and can go on meanwhile', async ({
  page,
  db,
}) => {
  const [row] = await db.query<{ document: string }>(
    `select document from layouts where channel_id = 'minori' and kind = 'page' and page = 'top'`,
  );
  expect(row?.document).toContain('"popup"');
  await page.goto('/');
  await expect(card(page)).toContainText('年末のお届けについて');
  await expectAccessible(page);
  await expect(page.locator('#noren-live')).toContainText('年末のお届けについて');
  // What is said meanwhile stands above it.
  const said = { detail: { message: 'ログアウトしました。' } };
  await page.evaluate((told) => document.dispatchEvent(new CustomEvent('noren:toast', told)), said);
  const toast = page.locator('#noren-toasts > div').first();
  await expect(toast).toBeVisible();
  const [over, top] = [await toast.boundingBox(), (await card(page).boundingBox())?.y ?? 0];
  expect((over?.y ?? top) + (over?.height ?? 0)).toBeLessThanOrEqual(top);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.getByRole('button', { name: 'メニュー' }).click();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: '閉じる' }).click();
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
  await expect(page.locator('[data-popup]')).toHaveCount(1);
  await expect(card(page)).toHaveCount(0);
});

test('it leaves what stands at the end of the page to be pressed', async ({ page }) => {
  await page.goto('/gakuen/');
  await expect(card(page)).toBeVisible();
  await page.getByRole('link', { name: '画面の記録' }).click();
  await expect(page).toHaveURL(/\/-\/capsule/);
});

test('[site.popup] Escape closes it for good, and the keyboard goes on in the screen', async ({ page }) => {
  await page.goto('/gakuen/');
  await expect(card(page)).toContainText('ネーム刺繍');
  await card(page).getByRole('link').focus();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await page.goto('/gakuen/product');
  await page.goto('/gakuen/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
  await expect(card(page)).toHaveCount(0);
});

test('[ent.popup] [content.popup] a member is told by the shop, and reads it again on its screen', async ({
  page,
  request,
  db,
}) => {
  const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: false });
  await page.goto('/login/?redirect=/ec/');
  await page.getByLabel('メールアドレスまたはログインID').fill(email);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await expect(page).toHaveURL(/\/ec\/?$/);
  await expect(card(page)).toContainText('お歳暮のご予約を承っています');
  // It lies on nothing that the keyboard comes to, at the first shelf and where the page ends.
  const keys = keyboardOf(page);
  await keys.to(page.locator('main a[href^="/product/"]').nth(1));
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await keys.press('Shift+Tab', 2);
  await keys.press('Tab', 2);
  await card(page).getByRole('button', { name: '閉じる' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
  await expect(card(page)).toHaveCount(0);
  await page.goto('/popup');
  await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['年末のお届けについて', 'お歳暮のご予約']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[site.popup] it stands at the end of the page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('complementary', { name: '年末のお届けについて' })).toBeVisible();
  });
});
