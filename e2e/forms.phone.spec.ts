import type { Page } from '@playwright/test';
import * as buying from './support/buying';
import { expect, test } from './support/test';

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const status = (page: Page) => page.locator('main form [role=status]');

test.beforeEach(async ({ page }) => {
  await buying.addToCart(page);
  await buying.beginCheckout(page);
});

test('[member.postal-lookup] a postal code fills in the address and goes on to the house number', async ({ page }) => {
  await field(page, 'postal_code').pressSequentially('１００-0001');
  await expect(field(page, 'address1')).toBeFocused();
  await expect(field(page, 'prefecture')).toHaveValue('東京都');
  await expect(field(page, 'city')).toHaveValue('千代田区');
  await expect(status(page)).toContainText('ご住所を入力しました');
  await page.keyboard.type('1-1');
  await expect(field(page, 'address1')).toHaveValue('千代田1-1');
  await expect(field(page, 'postal_code')).toHaveValue('100-0001');
});

test('whoever comes back to the postal code before its answer is not sent on', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => void (release = resolve));
  await page.route('**/*1000001*', async (route) => {
    await released;
    await route.continue();
  });
  await field(page, 'postal_code').pressSequentially('1000001');
  await field(page, 'last_name').focus();
  await field(page, 'postal_code').focus();
  release();
  await expect(status(page)).toContainText('ご住所を入力しました');
  await expect(field(page, 'postal_code')).toBeFocused();
});

test('a postal code of several towns offers them', async ({ page }) => {
  await field(page, 'postal_code').pressSequentially('4980000');
  const towns = page.getByRole('list', { name: '該当する住所' }).getByRole('button');
  await expect(towns).not.toHaveCount(0);
  await expect(status(page)).toContainText('お選びください');
  const chosen = (await towns.first().innerText()).trim();
  await towns.first().click();
  await expect(field(page, 'address1')).toBeFocused();
  const texts = await Promise.all(['prefecture', 'city', 'address1'].map((name) => field(page, name).inputValue()));
  expect(texts.join('')).toBe(chosen);
});

test.describe('a postal code that the shop does not know', () => {
  test.use({ allowedErrors: [/status of 404 .*postal-code/] });

  test('is said so, and stops nothing', async ({ page }) => {
    await buying.fillOrderer(page);
    // It leads on from the field, maybe in the very moment in which a test empties it.
    await expect(status(page)).toContainText('ご入力済みのご住所はそのままにしています');
    await field(page, 'postal_code').fill('');
    await field(page, 'postal_code').pressSequentially('100-9999');
    await expect(status(page)).toContainText('郵便番号に該当する住所が見つかりませんでした');
    await page.getByRole('button', { name: '次へ進む' }).click();
    await expect(page).toHaveURL(/\/cart\/shipping-detail$/);
  });
});

test('what is wrong is summed up, takes the focus and leads to the field; a reload loses nothing', async ({ page }) => {
  await field(page, 'last_name').fill('山田');
  await field(page, 'last_name_kana').fill('やまだ');
  await page.getByRole('button', { name: '次へ進む' }).click();
  const summary = page.getByRole('group', { name: /件の入力内容をご確認ください/ });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: '市区町村を入力してください。' }).click();
  await expect(field(page, 'city')).toBeFocused();
  await page.reload();
  await buying.alive(page);
  await expect(field(page, 'last_name')).toHaveValue('山田');
  await expect(field(page, 'last_name_kana')).toHaveValue('ヤマダ');
});
