import type { Locator, Page } from '@playwright/test';
import * as buying from './support/buying';
import { expect, expectAccessible, expectStill, test, watchLayoutShifts } from './support/test';

test.describe.configure({ timeout: 150_000 });

/** The screen as it is loaded: nothing moves by itself, and axe finds nothing of any impact. */
const inspect = async (page: Page, path = page.url()): Promise<void> => {
  await page.goto(path);
  await buying.alive(page);
  await expectStill(page);
  // Further down, what sticks to the edge covers whatever is scrolled below it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
};

const shops = [
  { name: 'minori', prefix: '', category: 'tea', keyword: '茶', product: 'genmaicha-teabag' },
  { name: 'gakuen', prefix: '/gakuen', category: 'uniform', keyword: '紺', product: 'shitajiki' },
] as const;

for (const { name, prefix, category, keyword, product } of shops)
  test(`every screen of the way at ${name} is accessible and stands still`, async ({ page }) => {
    await watchLayoutShifts(page);
    await inspect(page, `${prefix}/`);
    await inspect(page, `${prefix}/product?category=${category}`);
    await inspect(page, `${prefix}/product?keyword=${keyword}`);
    await inspect(page, `${prefix}/product/${product}`);
    await buying.addToCart(page, `${prefix}/product/${product}`);
    await inspect(page);
    await buying.beginCheckout(page);
    await inspect(page);
    await page.getByRole('button', { name: '次へ進む' }).click();
    await expectAccessible(page);
    await buying.giveOrderer(page);
    await inspect(page, `${prefix}/cart/shipping-add`);
    await inspect(page, `${prefix}/cart/shipping-detail`);
    await buying.chooseDelivery(page);
    await inspect(page);
    await buying.fillCard(page, 'approved');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible();
    await inspect(page);
    await buying.placeOrder(page);
    await buying.orderNumber(page);
    await inspect(page);
  });

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
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'コンビニ払い' })).toBeChecked();
  await press(page.getByRole('button', { name: 'ご注文内容の確認へ進む' }));
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible();
  await buying.alive(page);
  await press(page.getByRole('button', { name: '注文を確定する' }));
  await buying.orderNumber(page);
});

/** Text at 200 % on the narrowest screen: nothing is wider than the page. */
const expectToFit = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html{font-size:200%}');
    document.adoptedStyleSheets.push(sheet);
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
};

test('every screen of the way fits 320 px at 200 % text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await buying.addToCart(page);
  await expectToFit(page);
  await buying.beginCheckout(page);
  await expectToFit(page);
  await buying.giveOrderer(page);
  await expectToFit(page);
  await buying.chooseDelivery(page);
  await buying.fillCard(page, 'approved');
  await expectToFit(page);
  await buying.payBy(page, 'コンビニ払い');
  await expectToFit(page);
  await buying.placeOrder(page);
  await buying.orderNumber(page);
  await expectToFit(page);
});
