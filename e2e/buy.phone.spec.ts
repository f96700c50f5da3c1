import * as buying from './support/buying';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

for (const method of ['コンビニ払い', '代金引換'] as const)
  test(`[cart.guest] a guest buys and pays by ${method}`, ({ page }) => buying.buyBy(page, method));

test('back walks the steps, and what was given is still there', async ({ page }) => {
  await buying.goToConfirmation(page);
  for (const title of ['お支払い方法', 'お届け日時']) {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(/shipping-select$/);
  await expect(page.locator('main [name=email]')).toHaveValue('hanako@example.jp');
});

test('a quantity is changed and a line taken out and back, and the sums follow', async ({ page }) => {
  await buying.addToCart(page);
  await buying.alive(page);
  const lines = page.locator('[data-s=cart-lines]');
  await lines.getByRole('button', { name: '数量を1つ増やす' }).click();
  await expect(lines).toContainText('1,512円');
  await expect(page.locator('[data-s=cart-summary]')).toContainText('1,512円');
  await expect(page.locator('[data-cart-count]').first()).toHaveText('2');
  await lines.getByRole('button', { name: 'カートから外す' }).click();
  await expect(lines).toContainText('カートに商品が入っていません');
  await lines.getByRole('button', { name: '元に戻す' }).click();
  await expect(lines.getByRole('spinbutton', { name: '数量' })).toHaveValue('2');
});
