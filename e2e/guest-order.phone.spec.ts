/** A guest sees an order again by its number and token, and cancels it, without an account. */
import type { Page } from '@playwright/test';
import * as buying from './support/buying';
import { readyCart } from './support/ready-cart';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

/** The order's own screen, from the one after the order. */
const openOrder = async (page: Page, prefix: '' | '/gakuen' = ''): Promise<string> => {
  await page.goto(await readyCart(page, 'complete', prefix));
  const number = await buying.orderNumber(page);
  await page.getByRole('link', { name: 'ご注文の状況・キャンセル・領収書' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容・領収書' })).toBeVisible();
  await expect(page.locator('main')).toContainText(number);
  return number;
};

const cancel = async (page: Page): Promise<void> => {
  await expect(page.locator('main')).toContainText('お支払い待ち');
  await page.getByRole('link', { name: 'このご注文をキャンセルする' }).click();
  const asked = page.getByRole('heading', { name: 'このご注文をキャンセルしますか' });
  await expect(asked).toBeFocused();
  await expect(asked).toBeInViewport();
  await expect(page.getByRole('button', { name: 'ご注文をキャンセルする' })).toBeInViewport();
  await page.getByLabel('キャンセルの理由').fill('数量をまちがえた');
  await page.getByRole('button', { name: 'ご注文をキャンセルする' }).click();
  await expect(page.locator('main')).toContainText('お支払いは必要ありません。');
  await expect(page.getByRole('link', { name: 'このご注文をキャンセルする' })).toHaveCount(0);
};

test('[order.cancel] a guest cancels from the screen of the order, and the token stays out of sight of others', async ({
  page,
}) => {
  await openOrder(page);
  await buying.alive(page);
  const { searchParams } = new URL(page.url());
  const answer = await page.request.get(page.url());
  expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' });
  await cancel(page);
  await page.getByRole('button', { name: '同じ商品をもう一度カートに入れる' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'カート' })).toBeVisible();
  await expect(page.getByText('ご注文の商品を、カートに入れました。')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main')).toContainText('キャンセル');
  const wrong = new URL(page.url());
  wrong.searchParams.set('t', `${(searchParams.get('t') ?? '').slice(0, -2)}xx`);
  expect((await page.request.get(wrong.href)).status()).toBe(404);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[order.cancel] a guest cancels in the other shop', async ({ page }) => {
    await openOrder(page, '/gakuen');
    await cancel(page);
    await page.getByRole('button', { name: '同じ商品をもう一度カートに入れる' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'カート' })).toBeVisible();
    await expect(page.locator('main')).toContainText('下敷き');
  });
});
