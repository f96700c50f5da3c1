import * as buying from './support/buying';
import { expect, test } from './support/test';

test('with the keyboard alone a guest filters on a phone, closes the sheet and stands where they were', async ({
  page,
}) => {
  await page.goto('/gakuen/product');
  const opener = page.getByRole('button', { name: /^絞り込む/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('form', { name: '絞り込む' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('on a phone price and button stay in reach below the box, and are not there beside it', async ({ page }) => {
  await page.goto('/gakuen/product/shirt-white');
  const bar = page.getByRole('group', { name: 'ご購入' });
  await expect(bar).toBeVisible();
  await page.getByRole('group', { name: 'サイズ', exact: true }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await bar.getByRole('button', { name: /を選択してください$/ }).click();
  await expect(page.locator('[data-choice] :focus')).toHaveCount(1);
  await expect(page.getByRole('alert').first()).toContainText('選択してください。');
  await buying.chooseVariant(page);
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await bar.getByRole('button', { name: 'カートに入れる' }).click();
  await expect(bar).toContainText('カートに1点入れました');
});

test('a choice far down the sheet of filters stays in view when it is pressed', async ({ page }) => {
  await page.goto('/gakuen/product');
  await page.getByRole('button', { name: /^絞り込む/ }).click();
  const choice = page.getByRole('checkbox', { name: /在庫/ });
  await choice.check();
  await expect(page).toHaveURL(/in_stock=true/);
  await expect(choice).toBeFocused();
  await expect(choice).toBeInViewport();
});
