/** An order is what was seen and stays with whoever placed it; a cart ends with its own order alone. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import * as buying from './support/buying';
import { openConfirmation, openPayment } from './support/ready-cart';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

const cookie = async (context: BrowserContext, name: string): Promise<string | undefined> =>
  (await context.cookies()).find((one) => one.name === name)?.value;

/** What another device does that has the same cart; the sum stays. */
const moveOrderer = async (page: Page): Promise<void> => {
  const token = (await cookie(page.context(), 'cartToken')) ?? '';
  const { origin } = new URL(page.url());
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-channel-id': 'minori',
  };
  const { orderer } = (await (await fetch(`${origin}/v1/carts/${token}`, { headers })).json()) as { orderer: object };
  const body = JSON.stringify({ token, orderer: { ...orderer, address1: '丸の内9-9' } });
  const answer = await fetch(`${origin}/v1/carts/order/modify`, { method: 'PATCH', headers, body });
  expect(answer.status).toBe(200);
};

const button = (page: Page) => page.getByRole('button', { name: '注文を確定する' });

const expectSeenAnew = async (page: Page): Promise<void> => {
  await expect(page.getByRole('alert').filter({ hasText: 'ご注文内容が変わりました' })).toBeVisible();
  await expect(page.locator('main')).toContainText('丸の内9-9');
};

test.describe('a cart that another device changed while the confirmation was read', () => {
  test.use({ allowedErrors: [/status of 409/] });

  test('[cart.decision] is shown anew, and ordered once it has been seen', async ({ page }) => {
    await openConfirmation(page);
    await buying.alive(page);
    await moveOrderer(page);
    await button(page).click();
    await expectSeenAnew(page);
    await button(page).click();
    await buying.orderNumber(page);
    await expect(page.locator('[data-s=order-complete]')).toContainText('丸の内9-9');
  });

  test('[cart.decision] is shown anew without script, too', async ({ page, browser }) => {
    await openConfirmation(page);
    const storageState = await page.context().storageState();
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState, viewport: page.viewportSize() });
    const still = await plain.newPage();
    await still.goto(page.url());
    await moveOrderer(page);
    await button(still).click();
    await expectSeenAnew(still);
    await button(still).click();
    await expect(still.locator('[data-s=order-complete]')).toContainText('丸の内9-9');
    await expect(still.locator('[data-s=order-complete]')).toContainText('hanako@example.jp');
    expect(await cookie(plain, 'cartToken')).toBeUndefined();
    await plain.close();
  });
});

const asAnybody = async (browser: Browser, url: string): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage();
  await page.goto(url);
  return page;
};

test('the address of an order shows number and state to others, and all to whoever ordered, also after the next order', async ({
  page,
  browser,
}) => {
  await openConfirmation(page);
  await buying.placeOrder(page);
  const number = await buying.orderNumber(page);
  const url = page.url();

  const other = await asAnybody(browser, url);
  await expect(other.locator('main')).toContainText('ご注文を承っています');
  await expect(other.locator('main')).toContainText(number);
  const html = await other.content();
  expect(html).not.toMatch(/山田|hanako|千代田/);
  const { origin, searchParams } = new URL(url);
  const told = await other.request.get(`${origin}/v1/orders/temporary/${searchParams.get('id') ?? ''}`);
  expect(await told.json()).toEqual({ id: searchParams.get('id'), order_no: number, status: 'ordered' });
  await other.context().close();

  await openConfirmation(page);
  await buying.placeOrder(page);
  expect(await buying.orderNumber(page)).not.toBe(number);
  await page.goto(url);
  expect(await buying.orderNumber(page)).toBe(number);
  await expect(page.locator('[data-s=order-complete]')).toContainText('hanako@example.jp');
});

/** Another site, on a port of its own: a page that posts a form to an address. */
const otherSite = async (action: string): Promise<{ readonly url: string; readonly close: () => void }> => {
  const page = `<form method="post" action="${action.replaceAll('&', '&amp;')}"><button>賞品を受け取る</button></form>`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // Another name of the same machine is another site.
  return { url: `http://localhost:${port}/`, close: () => void server.close() };
};

test('the way back from the card company ends its own cart, and, posted again by another site, no other', async ({
  page,
}) => {
  const returns: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/payments/return')
      returns.push(request.url());
  });
  await openPayment(page);
  await buying.payByCard(page, 'challenged');
  await buying.placeOrder(page);
  await page.getByRole('button', { name: '認証する' }).click();
  const number = await buying.orderNumber(page);
  expect(await cookie(page.context(), 'cartToken')).toBeUndefined();
  expect(await cookie(page.context(), 'cart_count')).toBeUndefined();

  await buying.addToCart(page);
  const token = await cookie(page.context(), 'cartToken');
  expect(returns).toHaveLength(1);
  const site = await otherSite(returns[0] ?? '');
  await page.goto(site.url);
  await page.getByRole('button', { name: '賞品を受け取る' }).click();
  expect(await buying.orderNumber(page)).toBe(number);
  expect(await cookie(page.context(), 'cartToken')).toBe(token);
  await page.goto('/cart/');
  await expect(page.locator('[data-s=cart-lines]')).toContainText('玄米茶');
  site.close();
});

test('a line that is taken back stands where it stood, with its day and time', async ({ page }) => {
  await buying.addToCart(page);
  await buying.addToCart(page, '/product/kuki-hojicha');
  await buying.beginCheckout(page);
  await buying.giveOrderer(page);
  await buying.alive(page);
  await page.getByLabel('お届け時間帯').first().selectOption('午前中');
  await buying.chooseDelivery(page);
  await page.goto('/cart/');
  await buying.alive(page);
  const names = page.getByRole('list', { name: 'カートの商品' }).locator('strong');
  const before = await names.allTextContents();
  expect(before).toHaveLength(2);
  const takeOut = page.getByRole('button', { name: 'カートから外す' });
  await takeOut.first().click();
  await expect(names).toHaveCount(1);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(names).toHaveText(before);
  // The last line takes its parcel along.
  await takeOut.nth(1).click();
  await expect(names).toHaveCount(1);
  await takeOut.click();
  await expect(names).toHaveCount(0);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(names).toHaveCount(1);
  await page.goto('/cart/shipping-detail');
  await expect(page.getByLabel('お届け時間帯').first()).toHaveValue('am');
});
