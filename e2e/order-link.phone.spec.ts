/** Whoever has lost an order's mail has its link sent again. */
import type { Page } from '@playwright/test';
import * as buying from './support/buying';
import { readyCart } from './support/ready-cart';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

const button = { name: 'リンクをメールで受け取る' } as const;

/** Where the newest mail of an order's link leads, as the demo's outbox shows it. */
const mailedLink = async (page: Page, number: string): Promise<string> => {
  const mails = (await (await page.request.get('/-/outbox')).text()).split('<details').slice(1);
  const mail = mails.find((one) => one.includes('ご注文画面のご案内') && one.includes(number)) ?? '';
  return (/\/orders\/receipt\?no=[\w-]+&(?:amp;)?t=[\w-]+/.exec(mail)?.[0] ?? '').replace('&amp;', '&');
};

const orderNumber = async (page: Page, prefix: '' | '/gakuen' = ''): Promise<string> => {
  await page.goto(await readyCart(page, 'complete', prefix));
  return buying.orderNumber(page);
};

test('[order.guest-receipt] a guest without the link gets it by order number and mail address', async ({ page }) => {
  const number = await orderNumber(page);
  await page.goto('/orders/receipt');
  await expect(page).toHaveURL(/\/orders\/receipt\/link$/);
  await page.getByLabel('ご注文番号').fill('12345');
  await page.getByLabel('メールアドレス').fill('hanako@example.jp');
  await buying.alive(page);
  await page.getByRole('button', button).click();
  await expect(page.getByRole('link', { name: /^ご注文番号は正しい形式で/ })).toBeVisible();
  await page.getByLabel('ご注文番号').fill(number.replace('-', ''));
  await page.getByRole('button', button).dblclick();
  await expect(page).toHaveURL(/\?sent=1$/);
  await expect(page.getByRole('status').filter({ hasText: 'リンクをメールでお送りしました' })).toBeVisible();
  await page.goto(await mailedLink(page, number));
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容・領収書' })).toBeVisible();
  await expect(page.locator('main')).toContainText(number);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[order.guest-receipt] the same way leads there in the other shop', async ({ page }) => {
    const number = await orderNumber(page, '/gakuen');
    await page.goto('/gakuen/orders/receipt');
    await page.getByLabel('ご注文番号').fill(number);
    await page.getByLabel('メールアドレス').fill('hanako');
    await page.getByRole('button', button).click();
    await expect(page.getByLabel('ご注文番号')).toHaveValue(number);
    await expect(page.getByRole('link', { name: /^メールアドレスは正しい形式で/ })).toBeVisible();
    await page.getByLabel('メールアドレス').fill('hanako@example.jp');
    await page.getByRole('button', button).click();
    await expect(page).toHaveURL(/\/gakuen\/orders\/receipt\/link\?sent=1$/);
    await page.goto(`/gakuen${await mailedLink(page, number)}`);
    await expect(page.locator('main')).toContainText(number);
  });
});
