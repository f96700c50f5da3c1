/** A member whom the shop knows, by what they have told it or by their latest order, with a default address and a saved card, orders in four presses. */
import type { Page } from '@playwright/test';
import { alive, orderNumber } from './support/buying';
import { logIn, makeMember } from './support/member';
import { readyCart } from './support/ready-cart';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

const sandbox = { 'x-public-key': 'pk-noren-sandbox' };
const profile = {
  ...{ company_name: '山田商店', orderer_name: '山田花子', last_name: '山田', first_name: '花子' },
  ...{ last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ', tel: '0312345678' },
  ...{ postal_code: '1000001', prefecture: '東京都', city: '千代田区', address1: '千代田1-1', address2: '' },
};
const address = {
  ...{ shipping_last_name: '佐藤', shipping_first_name: '一郎', shipping_kana: 'サトウイチロウ' },
  ...{ postal_code: '1000001', prefecture: '東京都', city: '千代田区', address1: '千代田9-9', address2: '' },
  phone_number: '0312345678',
};
const card = { ccNumber: '4242424242424242', ccName: 'HANAKO YAMADA', ccExpiration: '203512', securityCode: '123' };

/** By requests of the page's own browser, as another tab sends them. */
const askerOf =
  (page: Page) =>
  async (method: string, url: string, data: object, headers: object = {}): Promise<unknown> => {
    const own = { 'x-channel-id': 'minori', 'x-requested-with': 'XMLHttpRequest', origin: new URL(page.url()).origin };
    const answer = await page.request.fetch(url, { method, data, headers: { ...own, ...headers } });
    expect(answer.ok(), `${url} ${await answer.text()}`).toBe(true);
    return (answer.headers()['content-type'] ?? '').includes('json') ? answer.json() : null;
  };

/** What a member has told the shop before. @returns the id of the saved card */
const setUp = async (page: Page, isProfileWhole: boolean): Promise<number> => {
  const ask = askerOf(page);
  if (isProfileWhole) await ask('PUT', '/v1/me/user', profile);
  const { id } = (await ask('POST', '/v1/me/user-addresses', address)) as { readonly id: number };
  await ask('PATCH', `/v1/me/user-addresses/${id}/use`, {});
  const { token } = (await ask('POST', '/sandbox-payments/tokens', card, sandbox)) as { readonly token: string };
  const saved = (await ask('POST', '/v1/me/user-cards', { token, token_key: 'sandbox' })) as { readonly id: number };
  return saved.id;
};

const orderInFour = async (page: Page): Promise<void> => {
  await readyCart(page, 'cart');
  await page.goto('/cart');
  let presses = 0;
  const press = async (role: 'link' | 'button', name: RegExp, next: string): Promise<void> => {
    await alive(page);
    await page.locator('main').getByRole(role, { name }).first().click();
    presses += 1;
    await page.waitForURL(`**${next}*`);
  };
  await press('link', /ご購入手続きへ進む/, '/cart/shipping-detail');
  await expect(page.getByRole('radio', { name: /佐藤 一郎/ })).toBeChecked();
  await press('button', /お支払い方法へ進む/, '/cart/payment');
  await expect(page.getByRole('radio', { name: /Visa/ })).toBeChecked();
  await press('button', /ご注文内容の確認へ進む/, '/cart/confirm');
  await expect(page.locator('main')).toContainText('千代田9-9');
  await expect(page.locator('main')).toContainText('4242');
  await press('button', /注文を確定する/, '/cart/complete');
  await orderNumber(page);
  expect(presses).toBe(4);
};

test('[member.card] orders in four presses from the cart, with default address and main card', async ({ page, db }) => {
  const email = await makeMember({ request: page.request, db }, { channel: 'minori', asksForCode: false });
  await logIn(page, email);
  await setUp(page, true);
  await orderInFour(page);
});

test('[member.card] orders the second time in four presses, also without ever having told the shop who they are', async ({
  page,
  db,
}) => {
  const email = await makeMember({ request: page.request, db }, { channel: 'minori', asksForCode: false });
  await logIn(page, email);
  await setUp(page, false);
  await readyCart(page, 'complete');
  await orderInFour(page);
});

test.describe('a saved card that another tab has deleted', () => {
  test.use({ allowedErrors: [/status of 422/] });

  test('[member.card] is refused, leaves the choice, and another one is asked for', async ({ page, db }) => {
    const email = await makeMember({ request: page.request, db }, { channel: 'minori', asksForCode: false });
    await logIn(page, email);
    const id = await setUp(page, true);
    await readyCart(page, 'payment');
    await page.goto('/cart/payment');
    await alive(page);
    const visa = page.getByRole('radio', { name: /Visa/ });
    await page.getByText('クレジットカード', { exact: true }).click();
    await expect(visa).toBeChecked();
    await askerOf(page)('DELETE', `/v1/me/user-cards?id=${id}`, {});
    await page.getByRole('button', { name: /ご注文内容の確認へ進む/ }).click();
    await expect(
      page.getByText('お選びのカードは登録されていません。別のカードをお選びください。').first(),
    ).toBeVisible();
    await expect(visa).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'カード番号' })).toBeVisible();
  });
});
