import { expect, test } from './support/test';

const list = '/gakuen/product?category=uniform';

test('a size is chosen and put into the cart without leaving the list', async ({ page }) => {
  await page.goto(list);
  const opener = page.getByRole('button', { name: /サイズを選ぶ/ }).first();
  await opener.click();
  const sheet = page.locator('form:popover-open');
  await sheet.locator('input[type=radio]:enabled').first().check();
  await sheet.getByRole('button', { name: 'カートに入れる' }).click();
  await expect(sheet.getByRole('status')).toContainText('カートに入れました');
  await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
  await expect(page).toHaveURL(/category=uniform/);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same choice leads to the cart', async ({ page }) => {
    await page.goto(list);
    await page
      .getByRole('button', { name: /サイズを選ぶ/ })
      .first()
      .click();
    const sheet = page.locator('form:popover-open');
    await sheet.locator('input[type=radio]:enabled').first().check();
    await sheet.getByRole('button', { name: 'カートに入れる' }).click();
    await expect(page).toHaveURL(/\/gakuen\/cart\/$/);
    await expect(page.locator('[data-s=cart-lines] a').first()).toBeVisible();
  });
});
