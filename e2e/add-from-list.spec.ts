import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const list = '/gakuen/product?category=uniform';
const sheetsPath = '**/gakuen/-/choose/*';

const opener = (page: Page) => page.getByRole('link', { name: /サイズを選ぶ/ }).first();
const sheet = (page: Page) => page.getByRole('dialog');

const openList = async (page: Page): Promise<void> => {
  await page.goto(list);
  await expect(page.locator('html')).toHaveAttribute('data-script', '');
};

const open = async (page: Page): Promise<void> => {
  await openList(page);
  await opener(page).click();
  await expect(sheet(page)).toBeVisible();
};

const addFirst = async (page: Page): Promise<void> => {
  await sheet(page).locator('input[type=radio]:enabled').first().check();
  await sheet(page).getByRole('button', { name: 'カートに入れる' }).click();
};

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

test('with a modifier key the link is the browser’s own', async ({ page, context }) => {
  await openList(page);
  const other = context.waitForEvent('page');
  await opener(page).click({ modifiers: ['Control'] });
  await expect(await other).toHaveURL(/\/gakuen\/product\/[^/]+$/);
  await expect(sheet(page)).toHaveCount(0);
});

test.describe('where the sheet does not come', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('in time, the link says that it is waited for, and is followed at last', async ({ page }) => {
    await page.route(sheetsPath, () => new Promise(() => undefined));
    await openList(page);
    await opener(page).click();
    await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/gakuen\/product\/[^/]+$/);
  });

  test('since the server fails, the link is followed', async ({ page }) => {
    await page.route(sheetsPath, (route) => route.fulfill({ status: 500, body: '{}' }));
    await openList(page);
    await opener(page).click();
    await expect(page).toHaveURL(/\/gakuen\/product\/[^/]+$/);
  });

  test('and the shopper goes elsewhere meanwhile, nothing calls them back', async ({ page }) => {
    await page.clock.install();
    await page.route(sheetsPath, () => new Promise(() => undefined));
    await openList(page);
    await opener(page).click();
    await page.getByRole('link', { name: 'カート' }).first().click();
    await expect(page).toHaveURL(/\/gakuen\/cart\/$/);
    // Longer than the sheet is waited for.
    await page.clock.fastForward(5_000);
    await expect(page).toHaveURL(/\/gakuen\/cart\/$/);
  });
});

test.describe('what the shop refuses', () => {
  test.use({ allowedErrors: [/status of 422/] });

  test('is said at the form', async ({ page }) => {
    await open(page);
    const refusal = { code: 'cart.update_products.stock', message: '在庫が足りません。' };
    await page.route('**/v1/carts/**', (route) => route.fulfill({ status: 422, json: refusal }));
    await addFirst(page);
    await expect(sheet(page).getByRole('status')).toContainText(refusal.message);
  });
});

test('a cart that is gone is no reason not to begin another', async ({ page, context, shop }) => {
  await context.addCookies([{ name: 'cartToken', value: 'gone-gone-gone-gone', url: `${shop.url}/gakuen` }]);
  await open(page);
  await addFirst(page);
  await expect(sheet(page).getByRole('status')).toContainText('カートに入れました');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice is made on the product’s own page, and leads to the cart', async ({ page }) => {
    await page.goto(list);
    await opener(page).click();
    await expect(page).toHaveURL(/\/gakuen\/product\/[^/]+$/);
    for (const axis of await page.locator('[data-s=purchase] fieldset').all())
      await axis.locator('input[type=radio]:enabled').first().check();
    await page.getByRole('button', { name: 'カートに入れる' }).first().click();
    await expect(page).toHaveURL(/\/gakuen\/cart\/$/);
    await expect(page.locator('[data-s=cart-lines] a').first()).toBeVisible();
  });
});

test('a key that is none gets no sheet', async ({ request, shop }) => {
  for (const key of ['no-such', '..%2F..%2Fv1', '%00', 'a%2Fb', 'x'.repeat(300), '%E0%A4%A', '', 'vest/uos']) {
    const answer = await request.get(`${shop.url}/gakuen/-/choose/${key}`);
    expect([400, 404], key).toContain(answer.status());
    expect(await answer.text(), key).not.toContain('<dialog');
  }
});
