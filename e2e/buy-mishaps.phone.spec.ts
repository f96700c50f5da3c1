import type { Page } from '@playwright/test';
import * as buying from './support/buying';
import { holdScript } from './support/late-script';
import { openConfirmation } from './support/ready-cart';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

test('pressing the order button twice places one order', async ({ page }) => {
  const decisions: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/decision')) decisions.push(request.url());
  });
  await openConfirmation(page);
  await buying.alive(page);
  await page.getByRole('button', { name: '注文を確定する' }).dblclick();
  await buying.orderNumber(page);
  expect(decisions).toHaveLength(1);
});

test('a step that is asked for ahead of its time leads to the first open one', async ({ page }) => {
  await page.goto('/cart/confirm');
  await expect(page).toHaveURL(/\/cart\/$/);
  await buying.addToCart(page);
  await page.goto('/cart/confirm');
  await expect(page).toHaveURL(/\/cart\/shipping-select$/);
});

test('a shop below a path of its own keeps its own cart, beside the one of the other shop', async ({ page }) => {
  await buying.addToCart(page);
  await buying.addToCart(page, '/gakuen/product/knit-vest');
  await expect(page).toHaveURL(/\/gakuen\/cart\/$/);
  await expect(page.locator('[data-s=cart-lines]')).toContainText('ベスト');
  await buying.beginCheckout(page);
  await buying.giveOrderer(page);
  await buying.chooseDelivery(page);
  await buying.payBy(page, 'コンビニ払い');
  await buying.placeOrder(page);
  await buying.orderNumber(page);
  await page.goto('/cart/');
  await expect(page.locator('[data-s=cart-lines]')).toContainText('玄米茶');
});

test('what is put aside for later is there after the cart has gone, and goes back into the next', async ({
  page,
  context,
}) => {
  await buying.addToCart(page);
  await buying.alive(page);
  const coupons = page.getByRole('region', { name: 'クーポンを使う' });
  await expect(coupons).toBeVisible();
  await page.getByRole('button', { name: 'あとで買う' }).click();
  const saved = page.getByRole('region', { name: 'あとで買う' });
  await expect(saved).toContainText('玄米茶');
  await expect(coupons).toBeHidden();
  await context.clearCookies();
  await page.reload();
  await buying.alive(page);
  const entries = await page.evaluate(() => history.length);
  await saved.getByRole('button', { name: 'カートに戻す' }).click();
  await expect(page.getByRole('list', { name: 'カートの商品' })).toContainText('玄米茶');
  await expect(saved).toBeHidden();
  await expect(page.getByRole('region', { name: 'お会計' }).getByRole('link', { name: /ご購入手続き/ })).toBeVisible();
  await expect(coupons).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a second tab that changes the cart is seen in the first', async ({ page, context }) => {
  await buying.addToCart(page);
  await buying.alive(page);
  const other = await context.newPage();
  await buying.addToCart(other);
  await expect(page.getByRole('spinbutton', { name: '数量' })).toHaveValue('2');
});

test('a confirmation that another tab changes says so, and orders nothing before it is read again', async ({
  page,
  context,
}) => {
  const decisions: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/decision')) decisions.push(request.url());
  });
  await buying.addToCart(page);
  await buying.beginCheckout(page);
  await buying.giveOrderer(page);
  await buying.chooseDelivery(page);
  await buying.payBy(page, 'コンビニ払い');
  await buying.alive(page);
  const order = page.getByRole('button', { name: '注文を確定する' });
  await expect(order).toBeVisible();
  const other = await context.newPage();
  await buying.addToCart(other);
  await other.close();
  await expect(page.getByRole('alert').filter({ hasText: 'ご注文内容が変わりました' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'ご注文の商品' })).toContainText('2点');
  await expect(order).toBeHidden();
  expect(decisions).toEqual([]);
  await page.getByRole('button', { name: '変更後の内容を確認する' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'ご注文内容が変わりました' })).toHaveCount(0);
  // However long it takes, the button says that it is under way, and stays as wide.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/decision', async (route) => {
    await held;
    await route.continue();
  });
  const width = (await order.boundingBox())?.width;
  await order.click();
  const busy = page.getByRole('button', { name: '処理しています…' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  expect((await busy.boundingBox())?.width).toBe(width);
  release();
  await buying.orderNumber(page);
  expect(decisions).toHaveLength(1);
});

test('two windows that order one cart at once both come to the order', async ({ page, context }) => {
  await openConfirmation(page);
  const other = await context.newPage();
  await other.goto('/cart/confirm');
  await buying.alive(other);
  // The first stands between its order and the next screen while it hears of the other's.
  const isOrdered = other.waitForResponse(/\/decision$/);
  await page.route(/\/cart\/complete/, async (route) => {
    await isOrdered;
    await other.waitForURL(/\/cart\/complete\?id=/);
    await route.continue();
  });
  await other.route(/\/decision$/, async (route) => {
    await page.waitForResponse(/\/decision$/);
    await route.continue();
  });
  const order = (one: Page): Promise<void> => one.getByRole('button', { name: '注文を確定する' }).click();
  await Promise.all([order(other), order(page)]);
  await expect(other).toHaveURL(/\/cart\/complete\?id=/);
  const number = await buying.orderNumber(other);
  expect(await buying.orderNumber(page)).toBe(number);
});

test('a cart that was ordered in another tab says so, and leads to the order', async ({ page, context }) => {
  await buying.addToCart(page);
  await buying.beginCheckout(page);
  const other = await context.newPage();
  await other.goto('/cart/');
  await buying.beginCheckout(other);
  await buying.giveOrderer(other);
  await buying.chooseDelivery(other);
  await buying.payBy(other, 'コンビニ払い');
  await buying.placeOrder(other);
  const number = await buying.orderNumber(other);
  await expect(page.locator('[data-s=cart-lines]')).toContainText(`ご注文番号 ${number} のご注文を承りました`);
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  expect(await buying.orderNumber(page)).toBe(number);
});

test('what is typed before the script has come is kept and sent', async ({ page }) => {
  await buying.addToCart(page);
  const release = await holdScript(page);
  await page.goto('/cart/shipping-select', { waitUntil: 'commit' });
  await buying.fillOrderer(page);
  release();
  await buying.alive(page);
  await expect(page.locator('main [name=last_name]')).toHaveValue('山田');
  await page.getByRole('button', { name: '次へ進む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'お届け日時' })).toBeVisible();
});

test('what is sent before the section has come to life waits for it, and is sent once', async ({ page }) => {
  await buying.addToCart(page);
  await buying.beginCheckout(page);
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') saved.push(new URL(request.url()).pathname);
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/orderer-form[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await buying.fillOrderer(page);
  await expect(page.locator('[data-i]').first()).toBeVisible();
  await page.waitForFunction(() => document.querySelector('[data-h=live]') !== null);
  await page.getByRole('button', { name: '次へ進む' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'お届け日時' })).toBeVisible();
  expect(saved.filter((path) => /order\/modify$|\/-\/do\/orderer/.test(path))).toHaveLength(1);
});

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('the order is not placed, the screen says so, and goes on when the connection is back', async ({
    page,
    context,
  }) => {
    await openConfirmation(page);
    await buying.alive(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: '注文を確定する' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '通信できませんでした' })).toBeInViewport();
    await context.setOffline(false);
    await page.getByRole('button', { name: '注文を確定する' }).click();
    await buying.orderNumber(page);
  });

  test('an order whose answer is lost may stand, which the screen says, and is the same one at the next press', async ({
    page,
  }) => {
    await openConfirmation(page);
    await buying.alive(page);
    const decided: string[] = [];
    await page.route(
      '**/decision',
      async (route) => {
        decided.push(await (await route.fetch()).text());
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: '注文を確定する' }).click();
    await expect(page.getByText('ご注文は届いている場合があります。')).toBeInViewport();
    await expect(page.getByText('まだご注文は確定していません。')).toBeHidden();
    await page.getByRole('button', { name: '注文を確定する' }).click();
    expect(decided[0]).toContain(await buying.orderNumber(page));
  });

  test('what was corrected meanwhile is what is sent again', async ({ page, context }) => {
    await buying.addToCart(page);
    await buying.beginCheckout(page);
    await buying.fillOrderer(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: '次へ進む' }).click();
    const again = page.getByRole('button', { name: 'もう一度送信する' });
    await expect(again).toBeVisible();
    await page.locator('main [name=address1]').fill('千代田9-9');
    await context.setOffline(false);
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: 'お届け日時' })).toBeVisible();
    await expect(page.locator('main')).toContainText('千代田9-9');
  });

  test('another way to pay that was chosen meanwhile is the one that is sent', async ({ page, context }) => {
    await buying.goToPayment(page);
    await buying.alive(page);
    await page.getByRole('radio', { name: 'コンビニ払い' }).check();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
    const again = page.getByRole('button', { name: 'もう一度送信する' });
    await expect(again).toBeVisible();
    await page.getByRole('radio', { name: '銀行振込' }).check();
    await context.setOffline(false);
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible();
    await expect(page.locator('main')).toContainText('銀行振込');
  });

  test('a step whose code did not come is sent by the press that sends it again', async ({ page }) => {
    await buying.addToCart(page);
    await buying.beginCheckout(page);
    await buying.fillOrderer(page);
    await page.route('**/assets/checkout-runtime-*.js', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: '次へ進む' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '通信できませんでした' })).toBeVisible();
    await page.getByRole('button', { name: 'もう一度送信する' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'お届け日時' })).toBeVisible();
  });
});
