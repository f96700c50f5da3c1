import type { Page } from '@playwright/test';
import * as buying from './support/buying';
import { openPayment, readyCart } from './support/ready-cart';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

/** Where the shopper approves a payment, or does not. */
const walletPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'みほんペイでのお支払い' });

/** For a pointer: the second click of the double click that led here lands on whatever stands there. */
const pressable = (page: Page) =>
  page.locator('form').evaluate((form) => {
    const [waking] = form.getAnimations();
    const at = (): string => getComputedStyle(form).pointerEvents;
    if (waking) waking.currentTime = 0;
    const first = at();
    waking?.finish();
    return { 'as it opens': first, 'once it is looked at': at() };
  });

test('[cart.payment-service] an order by wallet is approved at the wallet’s page, and named by it', async ({
  page,
}) => {
  await openPayment(page);
  await buying.payBy(page, 'みほんペイ');
  await expect(page.locator('main')).toContainText('確定すると、みほんペイのお支払い画面へ進みます。');
  await buying.placeOrder(page);
  await expect(walletPage(page)).toBeVisible();
  await expectAccessible(page);
  expect(await pressable(page)).toEqual({ 'as it opens': 'none', 'once it is looked at': 'auto' });
  await page.getByRole('button', { name: '支払う', exact: true }).click();
  await buying.orderNumber(page);
  await expect(page.locator('[data-s=order-complete]')).toContainText('みほんペイでのお支払いを承りました。');
});

test('a wallet’s payment that is left goes on, and one that is cancelled leads to another way to pay', async ({
  page,
}) => {
  await openPayment(page);
  await buying.payBy(page, 'みほんペイ');
  await buying.placeOrder(page);
  await page.getByRole('button', { name: '支払わずにお店に戻る' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'お支払いがまだ済んでいません。' })).toBeVisible();
  await buying.placeOrder(page);
  await page.getByRole('button', { name: 'キャンセル' }).click();
  await expect(page).toHaveURL(/\/cart\/payment\?error=/);
  await expect(page.getByRole('alert').filter({ hasText: 'お支払いは発生していません' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'みほんペイ' })).not.toBeChecked();
  await buying.payByCard(page, 'approved');
  await buying.placeOrder(page);
  await buying.orderNumber(page);
  await expect(page.locator('[data-s=order-complete]')).toContainText('カードでのお支払いを承りました。');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the wallet is chosen, reached and come back from by plain forms', async ({ page }) => {
    await readyCart(page, 'payment');
    await page.goto('/cart/payment');
    await page.getByRole('radio', { name: 'みほんペイ' }).check();
    await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
    await page.getByRole('button', { name: '注文を確定する' }).click();
    await expect(walletPage(page)).toBeVisible();
    await page.getByRole('button', { name: '支払う', exact: true }).click();
    await buying.orderNumber(page);
  });
});
