/** What is said at the lower edge and goes by itself. Black box: a toast is asked for as the shop's own code asks for it. */
import type { Page } from '@playwright/test';
import * as buying from './support/buying';
import { expect, expectAccessible, test } from './support/test';

const toasts = (page: Page) => page.locator('#noren-toasts > div:not([data-gone])');

const say = (page: Page, message: string, tone?: 'negative'): Promise<void> =>
  page.evaluate(
    (detail) => void document.dispatchEvent(new CustomEvent('noren:toast', { detail })),
    tone ? { message, tone } : { message },
  );

test('[ui.toast] toasts stand at the bottom centre, five at most, the same once, and go after five seconds', async ({
  page,
}) => {
  await page.goto('/product/genmaicha-teabag');
  await buying.alive(page);
  await say(page, '一度目');
  await expect(toasts(page)).toHaveText(['一度目']);
  await say(page, '一度目');
  for (const word of ['二', '三', '四', '五', '六']) await say(page, `${word}度目`);
  await expect(toasts(page)).toHaveText(['六度目', '五度目', '四度目', '三度目', '二度目']);
  const box = await page.locator('#noren-toasts').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height * 0.8);
  await expectAccessible(page);
  const began = Date.now();
  await say(page, '消えるもの');
  await expect(toasts(page).filter({ hasText: '消えるもの' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0, { timeout: 15_000 });
  expect(Date.now() - began).toBeGreaterThan(4_500);
});

test('[ui.toast] a toast stays while it has the focus, and lies above what is bought by', async ({ page }) => {
  await page.clock.install();
  await page.goto('/product/genmaicha-teabag');
  await buying.alive(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bar = page.getByRole('group', { name: 'ご購入' });
  await expect(bar).toBeInViewport();
  await say(page, 'とどまるもの');
  const toast = toasts(page).first();
  await toast.getByRole('button', { name: '閉じる' }).focus();
  const below = (await bar.boundingBox())?.y ?? 0;
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) <= below;
    })
    .toBe(true);
  await page.clock.fastForward(6_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});

test('[ui.toast] what is put aside says so where it is seen, and what is taken from there can be put back', async ({
  page,
}) => {
  await buying.addToCart(page);
  await buying.alive(page);
  await page.getByRole('button', { name: 'あとで買う' }).click();
  await expect(toasts(page)).toContainText('を「あとで買う」に移しました。');
  const saved = page.getByRole('region', { name: 'あとで買う' });
  await saved.getByRole('button', { name: '削除する' }).click();
  await expect(saved).toBeHidden();
  const undo = toasts(page).getByRole('button', { name: '元に戻す' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saved).toContainText('玄米茶');
});

test.describe('without its code', () => {
  test.use({ allowedErrors: [/Failed to load resource|toaster/] });

  test('what a toast says is said all the same', async ({ page }) => {
    await page.route(/assets\/toaster-/, (route) => route.abort());
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute('data-script', '');
    await say(page, 'それでも伝わるもの');
    await expect(page.getByRole('status').filter({ hasText: 'それでも伝わるもの' })).toBeVisible();
  });
});
