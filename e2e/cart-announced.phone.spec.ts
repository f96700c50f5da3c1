/** The cart for those who use a keyboard or hear it: where the focus goes, and what is said. */
import type { Page } from '@playwright/test';
import * as buying from './support/buying';
import { expect, test } from './support/test';

const quantityOf = (page: Page) => page.getByRole('spinbutton', { name: '数量' });
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().press('Enter');

/** Collects what live regions that are on the screen already come to say. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const live = '[role=status], [role=alert], [aria-live]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest(live)?.textContent;
        if (text) document.body.dataset.heard = `${document.body.dataset.heard ?? ''}${text}\n`;
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

const heard = (page: Page): Promise<string> => page.evaluate(() => document.body.dataset.heard ?? '');

/** Two lines, the screen alive. */
const openCart = async (page: Page): Promise<void> => {
  await buying.addToCart(page, '/product/kurikinton');
  await buying.addToCart(page);
  await buying.alive(page);
  await listen(page);
};

test('a quantity that is none stays in its field, marked, with the reason, until it is mended', async ({ page }) => {
  await buying.addToCart(page);
  await buying.alive(page);
  await listen(page);
  const field = quantityOf(page);
  for (const typed of ['0', '-1', '1.5', '1e9', '']) {
    await field.fill(typed);
    await field.press('Tab');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(/数量は1以上の整数で入力してください。/);
  }
  expect(await heard(page)).toContain('数量は1以上の整数で入力してください。');
  await field.fill('２');
  await field.press('Tab');
  await expect(field).toHaveValue('2');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect.poll(() => heard(page)).toMatch(/数量を2点に変更しました。小計は[\d,]+円です。/);
});

test.describe('what the shop refuses', () => {
  test.use({ allowedErrors: [/422/] });

  test('a quantity that the shop refuses stays in its field, with the words of the shop', async ({ page }) => {
    await buying.addToCart(page);
    await buying.alive(page);
    await listen(page);
    const field = quantityOf(page);
    const most = Number(await field.getAttribute('aria-valuemax'));
    for (const [typed, said] of [
      [String(most + 1), new RegExp(`${most}点`)],
      ['1000000000', /数量は9,999以下で/],
    ] as const) {
      await field.fill(typed);
      await field.press('Tab');
      await expect(field).toHaveAccessibleDescription(said);
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(await heard(page)).toMatch(said);
    }
    await field.fill('1');
    await field.press('Tab');
    await expect(field).not.toHaveAttribute('aria-invalid');
  });
});

test('the keyboard is never left nowhere when a line goes and comes back', async ({ page }) => {
  await openCart(page);
  await press(page, 'カートから外す');
  await expect(page.getByRole('button', { name: '元に戻す' })).toBeFocused();
  await page.keyboard.press('Enter');
  const names = page.getByRole('list', { name: 'カートの商品' }).locator('strong a');
  await expect(names).toHaveCount(2);
  await expect(page.locator('li strong a:focus')).toHaveCount(1);
  await press(page, 'あとで買う');
  await expect(names).toHaveCount(1);
  await expect(names).toBeFocused();
  await press(page, 'あとで買う');
  await expect(page.getByRole('heading', { level: 1, name: 'カート' })).toBeFocused();
});

test('what was put aside is announced when it comes back, and has the keyboard', async ({ page }) => {
  await openCart(page);
  await press(page, 'あとで買う');
  await press(page, 'カートに戻す');
  const names = page.getByRole('list', { name: 'カートの商品' }).locator('strong a');
  await expect(names).toHaveCount(2);
  await expect.poll(() => heard(page)).toContain('をカートに戻しました。');
  await expect(page.locator('[aria-label="カートの商品"] strong a:focus')).toHaveCount(1);
});

test('what a screen has to say as it opens has the focus, so that it is read out', async ({ page }) => {
  await page.goto('/cart/?error=cart.common.is_expired');
  await buying.alive(page);
  await expect(page.locator('main :focus')).toContainText('カートの有効期限が切れました');
  await buying.addToCart(page);
  await buying.beginCheckout(page);
  await buying.giveOrderer(page);
  await buying.chooseDelivery(page);
  await page.goto('/cart/payment?error=payment.cart_changed');
  await buying.alive(page);
  await expect(page.locator('main [role=alert] :focus')).not.toBeEmpty();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const quantity of ['0', '-1', '1e9', '1; drop', ''])
    test(`adding ${JSON.stringify(quantity)} of something says what is wrong at the field, on the product’s screen`, async ({
      page,
    }) => {
      await page.goto('/product/kurikinton');
      const form = page.locator('form[action$="/-/do/cart-add"]').first();
      const field = form.locator('[name=quantity]');
      await form.getByRole('radio').first().check();
      await field.fill(quantity);
      const answer = page.waitForResponse((response) => response.url().endsWith('/-/do/cart-add'));
      await form.getByRole('button', { name: 'カートに入れる' }).first().click();
      expect((await answer).status()).toBe(303);
      await expect(page).toHaveURL(/\/product\/kurikinton\?again=refused$/);
      await expect(form).toContainText('数量は');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue(quantity);
      await expect(page.getByRole('heading', { level: 1, name: '栗きんとん' })).toBeVisible();
    });
});
