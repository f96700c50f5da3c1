import * as buying from './support/buying';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

test('[cart.guest] a guest buys and pays by 銀行振込', ({ page }) => buying.buyBy(page, '銀行振込'));

test('the goods go to another address when the shopper says so', async ({ page }) => {
  await buying.addToCart(page);
  await buying.beginCheckout(page);
  await buying.fillReceiverApart(page);
  await page.locator('main').getByRole('button', { name: /進む$/ }).click();
  await buying.chooseDelivery(page);
  await buying.payBy(page, 'コンビニ払い');
  await expect(page.locator('main')).toContainText('佐藤 一郎 様');
  await buying.placeOrder(page);
  await buying.orderNumber(page);
});
