import { open, opener, openList, sheet } from './support/adding';
import { expect, expectAccessible, test } from './support/test';

test('the open sheet suits everybody, and its own button closes it', async ({ page }) => {
  await open(page);
  await expectAccessible(page);
  await sheet(page)
    .getByRole('button', { name: /の選択を閉じる/ })
    .click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('the keyboard opens the sheet, chooses in it and stays in it', async ({ page }) => {
  await openList(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  const isInside = () => sheet(page).evaluate((dialog) => dialog.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(sheet(page).locator('input[type=radio]:checked')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('status')).toContainText('カートに入れました');
  expect(await isInside()).toBe(true);
});
