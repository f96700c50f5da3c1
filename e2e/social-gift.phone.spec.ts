/** A social gift: bought in one browser, received in another by somebody who has no account there. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import * as buying from './support/buying';
import { collectErrors } from './support/page-errors';
import { readyCart } from './support/ready-cart';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const message = 'いつもありがとうございます。\n秋の味をお楽しみください。';

/** Buys what is in the cart as a gift, by card. @returns its link, as the last screen shows it */
const buyGift = async (page: Page, prefix: '' | '/gakuen' = ''): Promise<string> => {
  await readyCart(page, 'delivery', prefix);
  await page.goto(`${prefix}/cart/shipping-detail`);
  await buying.alive(page);
  await page.getByRole('link', { name: '住所を知らない方へ贈る' }).click();
  await expect(heading(page, 'ソーシャルギフト')).toBeVisible();
  await buying.alive(page);
  await page.getByLabel('受け取る方のお名前').fill('佐藤 一郎');
  await page.getByLabel('贈り主のお名前').fill('山田 花子');
  await page.getByLabel('メッセージ').fill(message);
  await expect(page.getByText(/^あと\d+文字$/)).toHaveText(`あと${300 - message.length}文字`);
  await page.getByRole('button', { name: 'この内容で進む' }).click();
  await expect(heading(page, 'お届け日時')).toBeVisible();
  await expect(page.locator('main')).toContainText('受け取る 佐藤 一郎 様がお選びになります');
  await expect(page.locator('select[name^=delivery_at]')).toHaveCount(0);
  await buying.chooseDelivery(page);
  await buying.payByCard(page, 'approved');
  await expect(page.locator('main')).toContainText('お届け先とお届け日は、受け取る方がご入力になります');
  await buying.placeOrder(page);
  await buying.orderNumber(page);
  const link = await page.getByText(/\/social-gift\/[\w-]{22,}\/shipping$/).textContent();
  return link ?? '';
};

/** Another phone: a browser that has nothing of the first one's. */
const otherPhone = async (browser: Browser, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 375, height: 812 }, ...options });
  const page = await context.newPage();
  const errors = collectErrors(page, []);
  return { context, page, errors };
};

const keptOf = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** Another tab, in which an address was typed and not sent. */
const typeUnsent = async (context: BrowserContext, link: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(link);
  await buying.alive(page);
  await page.locator('main [name=address1]').fill('北1-1-2');
  await page.locator('main [name=address1]').blur();
  expect(await keptOf(page)).toContain('北1-1-2');
  return page;
};

const expectForgotten = async (page: Page): Promise<void> => {
  await buying.alive(page);
  await expect.poll(() => keptOf(page)).not.toMatch(/form:minori:gift:/);
};

const noPrice = async (page: Page): Promise<void> => {
  await expect(page.locator('main')).not.toContainText(/[\d,]+円|税込/);
};

test('[gift.flow] [cart.social-receiver] is bought on one phone and received on another, without login, once', async ({
  page,
  browser,
}) => {
  const link = await buyGift(page);
  await expect(page.locator('main')).not.toContainText('梅田');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'リンクをコピーする' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const { context, page: theirs, errors } = await otherPhone(browser);
  await theirs.goto(link);
  await buying.alive(theirs);
  await expect(heading(theirs, /佐藤 一郎 様/)).toBeVisible();
  await expect(theirs.locator('main')).toContainText('秋の味をお楽しみください。');
  await noPrice(theirs);
  await expectAccessible(theirs);
  await buying.fillReceiver(theirs, '一郎');
  await theirs.getByRole('button', { name: 'お届け日時の選択へ進む' }).click();
  await expect(theirs).toHaveURL(/\/delivery$/);
  // What proves the receiver is no script's to read.
  expect(await theirs.evaluate(() => document.cookie)).not.toContain('gift_');
  const days = theirs.locator('select[name=delivery_at]');
  const day = (await days.locator('option').nth(2).getAttribute('value')) ?? '';
  await buying.alive(theirs);
  await days.selectOption(day);
  await theirs.reload();
  await buying.alive(theirs);
  await expect(days).toHaveValue(day);
  await theirs.getByRole('button', { name: '内容の確認へ進む' }).click();
  await expect(theirs).toHaveURL(/\/confirm$/);
  await expect(theirs.locator('main')).toContainText('大阪市北区梅田1-1');
  await noPrice(theirs);
  await buying.alive(theirs);
  const typedBeside = await Promise.all(['shipping', 'complete'].map(() => typeUnsent(context, link)));
  await theirs.getByRole('button', { name: 'この内容で受け取る' }).dblclick();
  await expect(heading(theirs, 'お受け取りのお手続きが済みました')).toBeVisible();
  await noPrice(theirs);
  await expect(theirs.locator('main')).not.toContainText('梅田');
  await expectForgotten(theirs);
  for (const [at, step] of ['shipping', 'complete'].entries()) {
    const beside = typedBeside[at];
    await beside?.goto(link.replace(/shipping$/, step));
    if (beside) await expectForgotten(beside);
  }

  // Its link receives nothing any more, and whoever ordered reads that it was received, and no address.
  await theirs.goto(link);
  await expect(theirs.getByRole('alert')).toContainText('すでにお受け取りのお手続きが済んでいます');
  expect(errors()).toEqual([]);
  await context.close();
  const { context: third, page: another } = await otherPhone(browser, { javaScriptEnabled: false });
  await another.goto(link.replace('/shipping', '/confirm'));
  await expect(another).toHaveURL(/\/shipping$/);
  await expect(another.getByRole('alert')).toContainText('すでにお受け取りのお手続きが済んでいます');
  await third.close();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'ギフトが受け取られました' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/梅田|大阪/);
  await page.getByRole('link', { name: 'ご注文の状況・キャンセル・領収書' }).click();
  await expect(page.getByRole('heading', { name: 'ギフトが受け取られました' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/梅田|大阪/);
});

test('[gift.flow] [gift.optional-key] is received without script, from a link that was pasted, in a shop below a prefix', async ({
  page,
  browser,
}) => {
  const link = await buyGift(page, '/gakuen');
  expect(new URL(link).pathname).toMatch(/^\/gakuen\/social-gift\//);
  const { context, page: theirs } = await otherPhone(browser, { javaScriptEnabled: false });
  // Steps without what comes before them lead back to where it begins.
  await theirs.goto(new URL('/gakuen/social-gift/confirm', link).href);
  await expect(theirs).toHaveURL(/\/gakuen\/social-gift\/shipping\/?$/);
  await theirs.getByLabel('受け取りのリンク、または受け取りコード').fill('https://shop.example/half');
  await theirs.getByRole('button', { name: 'ギフトを開く' }).click();
  await expect(theirs.locator('main')).toContainText('読み取れませんでした');
  await theirs.getByLabel('受け取りのリンク、または受け取りコード').fill(`ギフトをどうぞ ${link}`);
  await theirs.getByRole('button', { name: 'ギフトを開く' }).click();
  await expect(theirs).toHaveURL(link);
  await theirs.goto(link.replace('/shipping', '/delivery'));
  await expect(theirs).toHaveURL(link);
  await buying.fillReceiver(theirs, '一郎');
  await theirs.getByRole('button', { name: 'お届け日時の選択へ進む' }).click();
  // Where the form stands is where its answer is read from, whatever that is.
  await expect(theirs).toHaveURL(/\/delivery(?:#|$)/);
  await theirs.getByRole('button', { name: '内容の確認へ進む' }).click();
  await expect(theirs).toHaveURL(/\/confirm$/);
  await noPrice(theirs);
  await theirs.getByRole('button', { name: 'この内容で受け取る' }).click();
  await expect(heading(theirs, 'お受け取りのお手続きが済みました')).toBeVisible();
  await context.close();
  await page.reload();
  await expect(page.locator('main')).not.toContainText(/梅田|大阪/);
});
