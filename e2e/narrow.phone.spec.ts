/** Text at 200 % on the narrowest screen: nothing is wider than the page. */
import type { Page } from '@playwright/test';
import * as buying from './support/buying';
import { layOutAll } from './support/lay-out-all';
import { addAddress, follow, goOn, goToDelivery, seen, share } from './support/several-addresses';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 90_000 });
test.use({ viewport: { width: 320, height: 640 } });

const expectToFit = async (page: Page): Promise<void> => {
  await layOutAll(page);
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

for (const path of [
  '/',
  '/product',
  '/product/kurikinton',
  '/gakuen',
  '/gakuen/product/knit-vest',
  '/law',
  '/nothing-here',
])
  test(`${path} fits 320 px at 200 % text`, async ({ page }) => {
    await page.goto(path);
    await expectToFit(page);
  });

test('every screen of the way fits 320 px at 200 % text', async ({ page }) => {
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

test('[cart.multiple-shipping] the screens of several addresses fit 320 px at 200 % text', async ({ page }) => {
  await goToDelivery(page);
  await follow(page, '複数のお届け先に分けて送る', '複数のお届け先');
  await expectToFit(page);
  await addAddress(page);
  await expectToFit(page);
  await share(page, 1).fill('1');
  await share(page, 2).fill('2');
  await goOn(page);
  await seen(page, 'お届け日時');
  await expectToFit(page);
});
