import { addFirst, list, open, opener, openList, sheet } from './support/adding';
import { expect, test } from './support/test';

test('a size is chosen and put into the cart without leaving the list', async ({ page }) => {
  await open(page);
  await addFirst(page);
  await expect(sheet(page).getByRole('status')).toContainText('カートに入れました');
  await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
  await expect(page).toHaveURL(/category=uniform/);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('the way from the sheet to the cart leaves no sheet behind', async ({ page }) => {
  await open(page);
  await addFirst(page);
  await sheet(page).getByRole('link', { name: 'カートを見る' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'カート' })).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
});

test('two quick presses open one sheet, and ask for it once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/-/choose/') && asked.push(request.url()));
  await openList(page);
  await opener(page).dblclick();
  await expect(sheet(page)).toHaveCount(1);
  expect(new Set(asked).size).toBe(asked.length);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice is made on the product’s own page, and leads to the cart', async ({ page }) => {
    await page.goto(list);
    await opener(page).click();
    await expect(page).toHaveURL(/\/gakuen\/product\/[^/]+$/);
    for (const axis of await page.locator('[data-s=purchase] [data-choice]').all())
      await axis.locator('input[type=radio]:enabled').first().check();
    await page.getByRole('button', { name: 'カートに入れる' }).first().click();
    await expect(page).toHaveURL(/\/gakuen\/cart\/$/);
    await expect(page.locator('[data-s=cart-lines] a:visible').first()).toBeVisible();
  });
});
