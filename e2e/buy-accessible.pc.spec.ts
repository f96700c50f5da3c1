import type { Locator, Page } from '@playwright/test';
import { inspectStates } from './support/accessible-way';
import * as buying from './support/buying';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 150_000 });

// One shop here, the other on a phone: each theme's sections are looked at on both in the workbench.
test('what opens on the way at gakuen is accessible', ({ page }) => inspectStates(page, '/gakuen'));

/** Tabs on until the element has the focus, as somebody without a pointer does. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('60 presses of Tab do not lead there');
};

test('with the keyboard alone a guest buys', async ({ page }) => {
  const press = async (target: Locator): Promise<void> => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await page.goto('/product/genmaicha-teabag');
  await buying.alive(page);
  await press(page.getByRole('button', { name: 'カートに入れる' }).first());
  await expect(page.getByRole('link', { name: 'カートを見る' })).toBeVisible();
  await press(page.getByRole('link', { name: 'カートを見る' }));
  await expect(page.getByRole('heading', { level: 1, name: 'カート' })).toBeVisible();
  await buying.alive(page);
  await press(page.getByRole('link', { name: 'ご購入手続きへ進む' }));
  await expect(page).toHaveURL(/shipping-select$/);
  await buying.alive(page);
  await buying.fillOrderer(page);
  await press(page.getByRole('button', { name: '次へ進む' }));
  await expect(page.getByRole('heading', { level: 1, name: 'お届け日時' })).toBeVisible();
  await buying.alive(page);
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible();
  await buying.alive(page);
  await tabTo(page, page.getByRole('radio').first());
  // Past the wallet.
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'コンビニ払い' })).toBeChecked();
  await press(page.getByRole('button', { name: 'ご注文内容の確認へ進む' }));
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible();
  await buying.alive(page);
  await press(page.getByRole('button', { name: '注文を確定する' }));
  await buying.orderNumber(page);
});
