import * as buying from './support/buying';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 90_000 });
test.use({ allowedErrors: [/status of (?:404|409|422)/] });

/** The one SKU that buying.ts buys. */
const sku = 'MN-0205';

test('sold out during the checkout: nothing is ordered, the reason is shown, and the way on', async ({ page, db }) => {
  // No other test buys it: an order that is given up, ten minutes after its payment was silent, would give some of it back.
  const rare = 'MN-0215';
  const ofRare = 'where sku_id = (select id from skus where sku = $1)';
  const [before] = await db.query<{ quantity: number }>(`select quantity from stocks ${ofRare}`, [rare]);
  const ordered = () => db.query(`select order_id from order_lines ${ofRare}`, [rare]);
  const orderedBefore = await ordered();
  try {
    await buying.goToConfirmation(page, 'コンビニ払い', '/product/ume-kobucha');
    await buying.alive(page);
    await db.query(`update stocks set quantity = reserved ${ofRare}`, [rare]);
    await page.getByRole('button', { name: '注文を確定する' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: '注文を確定する' })).toBeHidden();
    await page.getByRole('link', { name: 'カートの内容を確認する' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'カート' })).toBeVisible();
    await expect(page.getByText('お手数ですが、この商品をカートから外してください。')).toBeVisible();
    expect(await ordered()).toEqual(orderedBefore);
  } finally {
    await db.query(`update stocks set quantity = $2 ${ofRare}`, [rare, before?.quantity]);
  }
});

test('dearer during the checkout: the order waits until the shopper has seen the new total', async ({ page, db }) => {
  const setPrice = (priceJpy: number) => db.query('update skus set price_jpy = $1 where sku = $2', [priceJpy, sku]);
  try {
    await buying.goToConfirmation(page);
    await buying.alive(page);
    await setPrice(801);
    await page.getByRole('button', { name: '注文を確定する' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'ご注文内容が変わりました' })).toBeVisible();
    await expect(page.locator('[data-s=confirmation]')).toContainText('801円');
    await expect(page.getByRole('button', { name: '注文を確定する' })).toBeHidden();
    await page.getByRole('button', { name: '新しい価格で注文を続ける' }).click();
    await page.getByRole('button', { name: '注文を確定する' }).click();
    await buying.orderNumber(page);
    await expect(page.locator('[data-s=order-complete]')).toContainText('801円');
  } finally {
    await setPrice(756);
  }
});

test('[cart.expired] a cart that expires during the checkout: a new one begins, and the screen says why', async ({
  page,
  db,
}) => {
  await buying.goToPayment(page);
  await db.query(`update carts set expires_at = now() - interval '1 minute' where expires_at > now()`);
  await page.getByRole('radio', { name: 'コンビニ払い' }).check();
  await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
  await expect(page).toHaveURL(/\/cart\/(?:\?.*)?$/);
  await expect(page.locator('[data-s=cart-lines]')).toContainText('有効期限');
  await buying.goToConfirmation(page);
});

test('[cart.expired] what was typed when the cart expired is there again with the next cart', async ({ page, db }) => {
  await buying.addToCart(page);
  await buying.beginCheckout(page);
  await buying.fillOrderer(page);
  await db.query(`update carts set expires_at = now() - interval '1 minute' where expires_at > now()`);
  await page.getByRole('button', { name: '次へ進む' }).click();
  await expect(page.locator('[data-s=cart-lines]')).toContainText('有効期限');
  await buying.addToCart(page);
  await buying.beginCheckout(page);
  await expect(page.locator('main [name=last_name]')).toHaveValue('山田');
  await expect(page.locator('main [name=address1]')).toHaveValue('千代田1-1');
  await buying.giveOrderer(page);
});
