/** The way of a guest who buys, with every screen of it looked at as it stands. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectStill, watchLayoutShifts } from './test';
import * as buying from './buying';

/** The screen as it is loaded: nothing moves by itself, and axe finds nothing of any impact. */
const inspect = async (page: Page, path = page.url()): Promise<void> => {
  await page.goto(path);
  await buying.alive(page);
  await expectStill(page);
  // Further down, what sticks to the edge covers whatever is scrolled below it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
};

/** What a shop has to look at; `prefix` leads its paths. */
export type Shop = { prefix: string; category: string; keyword: string; product: string };

/** Fails at the first screen that moves or that axe finds fault with. */
export const inspectWay = async (page: Page, { prefix, category, keyword, product }: Shop): Promise<void> => {
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
};
