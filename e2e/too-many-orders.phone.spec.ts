/** A shop that counts as in production: the sixth order for one mailbox within an hour, with and without script. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addToCart,
  beginCheckout,
  chooseDelivery,
  fillOrderer,
  giveOrderer,
  payBy,
  placeOrder,
} from './support/buying';
import { startShop, type RunningShop } from './support/running-shop';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial' });

const data = mkdtempSync(join(tmpdir(), 'noren-too-many-'));
const refusal = '同じメールアドレスでのご注文が続いているため';
let own: RunningShop;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await startShop(data, { env: { REQUEST_LIMITS: 'on' } });
});
test.afterAll(async () => {
  await own.stop();
  rmSync(data, { recursive: true, force: true });
});

const orderer = {
  last_name: '山田', first_name: '花子', last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ', email: 'hanako@example.jp',
  phone_number: '09012345678', postal_code: '1000001', prefecture: '東京都', city: '千代田区', address1: '千代田1-1', address2: '',
}; // prettier-ignore

const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
  const answer = await fetch(own.run.url + path, {
    method,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as Body;
};

interface Cart {
  readonly token: string;
  readonly detail: {
    readonly order: { readonly total_payment: number };
    readonly shippings: readonly { readonly packings: readonly { readonly key: string }[] }[];
  };
}

/** As any program can order. */
const order = async (): Promise<void> => {
  const { product_model: model } = await call<{ product_model: { products: { id: number }[] } }>(
    'GET',
    '/v1/products/genmaicha-teabag',
  );
  const products = [{ sku_id: model.products[0]?.id, quantity: 1 }];
  const { token } = await call<Cart>('PATCH', '/v1/carts/products/add', { products });
  const change = (path: string, body: object) => call<Cart>('PATCH', `/v1/carts/${path}`, { token, ...body });
  const { detail } = await change('order/modify', { orderer });
  const keys = detail.shippings.flatMap(({ packings }) => packings.map(({ key }) => key));
  const asSoonAsPossible = { delivery_at: null, delivery_timezone_key: 'none' };
  await change('packings/modify', { packings: keys.map((key) => ({ key, ...asSoonAsPossible })) });
  const { data } = await call<{ data: { id: number; kind: string }[] }>('GET', '/v1/payments');
  const paid = await change('order/modify', { payment_id: data.find(({ kind }) => kind === 'cod')?.id });
  await call('POST', `/v1/carts/${token}/decision`, { total_payment: paid.detail.order.total_payment });
};

test('five orders an hour for one mailbox are taken', async () => {
  for (let orders = 0; orders < 5; orders += 1) await order();
});

test.describe('the sixth', () => {
  test.use({ allowedErrors: [/status of 429/] });

  test('is told on the last screen, where everything stays', async ({ page }) => {
    await addToCart(page, `${own.run.url}/product/genmaicha-teabag`);
    await beginCheckout(page);
    await giveOrderer(page);
    await chooseDelivery(page);
    await payBy(page, '代金引換');
    await placeOrder(page);
    await expect(page.getByRole('alert')).toContainText(refusal);
    await expect(page.getByRole('button', { name: '注文を確定する' })).toBeEnabled();
    await expect(page.locator('main')).toContainText('hanako@example.jp');
  });
});

test.describe('the sixth without script', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 429/] });

  test('is told on the last screen, where everything stays', async ({ page }) => {
    await page.goto(`${own.run.url}/product/genmaicha-teabag`);
    await page.getByRole('button', { name: 'カートに入れる' }).first().click();
    await page.getByRole('link', { name: 'ご購入手続きへ進む' }).click();
    await fillOrderer(page);
    await page.getByRole('button', { name: '次へ進む' }).click();
    await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
    await page.getByRole('radio', { name: '代金引換' }).check();
    await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
    const answer = page.waitForResponse((response) => response.url().endsWith('/-/do/decide'));
    await page.getByRole('button', { name: '注文を確定する' }).click();
    const { status, headers } = await answer.then(async (response) => ({
      status: response.status(),
      headers: await response.allHeaders(),
    }));
    expect([status, Number(headers['retry-after']) > 3000]).toEqual([429, true]);
    await expect(page.locator('main')).toContainText(refusal);
    await expect(page.locator('main')).toContainText('hanako@example.jp');
    await expect(page.getByRole('button', { name: '注文を確定する' })).toBeVisible();
  });
});
