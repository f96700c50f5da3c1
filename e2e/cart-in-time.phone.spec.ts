/** The next screen shows what has just been done to the cart, however slow the line. */
import type { Page } from '@playwright/test';
import * as buying from './support/buying';
import { expect, test } from './support/test';

/** What changes the cart, and its code, takes its time. */
const slowDown = (page: Page, what = /cart-flow|\/v1\/carts\/(?:init|products)/, ms = 700): Promise<unknown> =>
  page.route(what, async (route) => {
    await new Promise((done) => setTimeout(done, ms));
    await route.continue();
  });

test('goods on their way into the cart are in it when it is opened at once', async ({ page }) => {
  await page.goto('/product/genmaicha-teabag');
  await buying.alive(page);
  await buying.chooseVariant(page);
  await slowDown(page);
  await page.getByRole('button', { name: 'カートに入れる' }).first().click();
  await page.locator('header').getByRole('link', { name: 'カート' }).click();
  await expect(page.getByRole('list', { name: 'カートの商品' })).toContainText('玄米茶');
});

for (const ms of [700, 5_500])
  test(`goods that were pressed for before their section lives come into the cart, its code ${ms} ms late`, async ({
    page,
  }) => {
    await slowDown(page, /\/assets\/purchase-/, ms);
    await page.goto('/product/genmaicha-teabag');
    await buying.alive(page);
    await buying.chooseVariant(page);
    await page.evaluate(() => Object.assign(window, { wasLeft: false }));
    await page.getByRole('button', { name: 'カートに入れる' }).first().click();
    await page.locator('header').getByRole('link', { name: 'カート' }).click();
    await expect(page.getByRole('list', { name: 'カートの商品' })).toContainText('玄米茶');
    // The form leads nobody elsewhere who has chosen where to go.
    expect(await page.evaluate(() => 'wasLeft' in window)).toBe(true);
  });

test.describe('goods that were pressed for on a line that brings no code', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/purchase-/, () => undefined);
    await page.goto('/product/genmaicha-teabag');
    await buying.chooseVariant(page);
    await page.locator('html[data-script]').waitFor();
  });
  const lines = (page: Page) => page.getByRole('list', { name: 'カートの商品' });
  const quantity = (page: Page) => page.getByRole('spinbutton', { name: '数量' });

  test('are seen to be under way, and come into the cart once, by the form', async ({ page }) => {
    const button = page.getByRole('button', { name: 'カートに入れる' }).first();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await quantity(page).press('Enter');
    await page.waitForURL(/\/cart\/$/);
    await expect(lines(page)).toContainText('玄米茶');
    await expect(quantity(page)).toHaveValue('1');
  });

  test('come into the cart of whoever leaves the page meanwhile, and lead them nowhere else', async ({ page }) => {
    await page.getByRole('button', { name: 'カートに入れる' }).first().click();
    // Longer than the form waits.
    await page.route(/\/product$/, async (route) => {
      await new Promise((done) => setTimeout(done, 4_500));
      await route.continue();
    });
    await page.evaluate(() => location.assign('/product'));
    await page.waitForURL(/\/(?:product|cart\/)$/);
    expect(page.url()).toMatch(/\/product$/);
    await expect(async () => {
      await page.goto('/cart/');
      await expect(quantity(page)).toHaveValue('1', { timeout: 1_000 });
    }).toPass();
  });
});

test('goods that take longer than anybody waits come into the cart that is open by then', async ({ page }) => {
  await page.goto('/product/genmaicha-teabag');
  await buying.alive(page);
  await buying.chooseVariant(page);
  await slowDown(page, /\/v1\/carts\/(?:init|products)/, 7_000);
  await page.getByRole('button', { name: 'カートに入れる' }).first().click();
  await page.locator('header').getByRole('link', { name: 'カート' }).click();
  await expect(page.getByText('カートに商品が入っていません')).toBeVisible();
  await expect(page.getByRole('list', { name: 'カートの商品' })).toContainText('玄米茶');
});

test('what is changed at the last moment goes along to the checkout, however slow the line', async ({ page }) => {
  await buying.addToCart(page);
  await buying.alive(page);
  await slowDown(page);
  const more = page.getByRole('button', { name: '数量を1つ増やす' });
  await more.click();
  await more.click();
  const wayOn = page.locator('[data-s=cart-summary]').getByRole('link', { name: 'ご購入手続きへ進む' });
  await wayOn.click();
  await expect(wayOn).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/shipping-select$/);
  await expect(page.locator('[data-s=order-summary]')).toContainText('2,268円');
});

test('the way on leads to a quantity that cannot be taken', async ({ page }) => {
  await buying.addToCart(page);
  await buying.alive(page);
  const field = page.getByRole('spinbutton', { name: '数量' });
  await field.fill('0');
  const wayOn = page.locator('[data-s=cart-summary]').getByRole('link', { name: 'ご購入手続きへ進む' });
  await wayOn.press('Enter');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/cart\/$/);
  await field.fill('2');
  await wayOn.press('Enter');
  await expect(page.locator('[data-s=order-summary]')).toContainText('1,512円');
});
