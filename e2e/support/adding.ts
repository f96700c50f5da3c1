/** Adding from a list, as all specs of it do. */
import type { Page } from '@playwright/test';
import { expect } from './test';

export const list = '/gakuen/product?category=uniform';

export const opener = (page: Page) => page.getByRole('link', { name: /サイズを選ぶ/ }).first();
export const sheet = (page: Page) => page.getByRole('dialog');

/** The server has drawn the first sheet once: else, on a slow machine, it may take longer than a shopper waits for it. */
export const openList = async (page: Page): Promise<void> => {
  await page.goto(list);
  await expect(page.locator('html')).toHaveAttribute('data-script', '');
  const href = await opener(page).getAttribute('href');
  await page.request.get(href?.replace('/product/', '/-/choose/') ?? '');
};

export const open = async (page: Page): Promise<void> => {
  await openList(page);
  await opener(page).click();
  await expect(sheet(page)).toBeVisible();
};

export const addFirst = async (page: Page): Promise<void> => {
  await sheet(page).locator('input[type=radio]:enabled').first().check();
  await sheet(page).getByRole('button', { name: 'カートに入れる' }).click();
};
