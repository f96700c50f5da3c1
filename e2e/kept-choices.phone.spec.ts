/** What is chosen in a form is kept for the tab (docs/forms.md): all of it, for whom it was chosen, and while it can be had. */
import type { Page } from '@playwright/test';
import { alive } from './support/buying';
import { logIn, makeMember } from './support/member';
import { readyCart } from './support/ready-cart';
import { expect, test } from './support/test';

const blazer = '/gakuen/product/blazer-navy';
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`).first();

const write = async (page: Page, method: string, path: string, data: object): Promise<unknown> => {
  const headers = {
    ...{ 'x-channel-id': 'minori', 'x-requested-with': 'XMLHttpRequest' },
    origin: new URL(page.url()).origin,
  };
  const answer = await page.request.fetch(path, { method, data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.status() === 204 ? null : answer.json();
};

test('a quantity that was turned is there after a reload, and no older one', async ({ page }) => {
  await page.goto(blazer);
  await alive(page);
  const quantity = field(page, 'quantity');
  await quantity.fill('3');
  await page.getByRole('button', { name: '数量を1つ減らす' }).first().click();
  await expect(quantity).toHaveValue('2');
  await page.reload();
  await alive(page);
  await quantity.click();
  await expect(quantity).toHaveValue('2');
  await quantity.press('ArrowDown');
  await page.reload();
  await alive(page);
  await quantity.click();
  await expect(quantity).toHaveValue('1');
});

const openBlazer = async (page: Page): Promise<void> => {
  await page.goto(blazer);
  await alive(page);
  await field(page, 'quantity').click();
  await expect(page.locator('[data-s=purchase]')).toHaveAttribute('data-h', 'live');
};

const chooseSeven = async (page: Page): Promise<void> => {
  await openBlazer(page);
  await field(page, 'quantity').fill('7');
  await openBlazer(page);
  await expect(field(page, 'quantity')).toHaveValue('7');
};

const expectNothingChosen = async (page: Page): Promise<void> => {
  await openBlazer(page);
  await expect(field(page, 'quantity')).toHaveValue('1');
};

test('[auth.refresh-failed] what a member has chosen of a product is shown to nobody after a logout in another tab', async ({
  page,
  request,
  db,
}) => {
  const member = () => makeMember({ request, db }, { channel: 'gakuen', asksForCode: false });
  await logIn(page, await member(), '/gakuen');
  await chooseSeven(page);
  const other = await page.context().newPage();
  await other.goto('/gakuen/mypage/logout');
  await other.getByRole('button', { name: 'ログアウトする' }).click();
  await other.waitForURL((url) => !url.pathname.includes('logout'));
  await expect(page.getByRole('link', { name: 'ログイン' }).first()).toBeAttached();
  for (const next of [null, await member()]) {
    if (next !== null) await logIn(page, next, '/gakuen');
    await expectNothingChosen(page);
  }
  await other.close();
});

test('[auth.refresh-failed] nor after the login was ended on another device', async ({ page, request, db }) => {
  const email = await makeMember({ request, db }, { channel: 'gakuen', asksForCode: false });
  await logIn(page, email, '/gakuen');
  await chooseSeven(page);
  await db.query('delete from logins where member_id = (select id from members where email = $1)', [email]);
  // The first page says that it is over (docs/caching.md).
  await page.goto('/gakuen/');
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('visitor_class');
  await expectNothingChosen(page);
  await logIn(page, email, '/gakuen');
  await openBlazer(page);
  await expect(field(page, 'quantity')).toHaveValue('7');
});

test('[auth.refresh-failed] nor does the browser bring it back to the next one after a logout', async ({
  page,
  request,
  db,
}) => {
  await logIn(page, await makeMember({ request, db }, { channel: 'gakuen', asksForCode: false }), '/gakuen');
  await openBlazer(page);
  const size = page.locator('[data-s=purchase] input[type=radio]:enabled');
  await size.nth(1).check({ force: true });
  await page.goto('/gakuen/mypage/logout');
  await page.getByRole('button', { name: 'ログアウトする' }).click();
  await page.waitForURL((url) => !url.pathname.includes('logout'));
  while (!page.url().includes('/product/')) await page.goBack();
  await alive(page);
  await field(page, 'quantity').click();
  await expect(size.nth(1)).not.toBeChecked();
});

test('the method that was chosen is chosen after a reload, unless the cart has got another', async ({ page }) => {
  await readyCart(page, 'payment');
  await page.goto('/cart/payment');
  await alive(page);
  const radios = page.locator('main [name=payment_id]:enabled');
  const [first, last] = [radios.first(), radios.last()];
  await last.check({ force: true });
  await page.reload();
  await alive(page);
  await expect(last).toBeChecked();
  await first.check({ force: true });
  await page.reload();
  await alive(page);
  await expect(first).toBeChecked();
});

test('where an address of the book that was chosen is gone, the one that is proposed stays chosen', async ({
  page,
  request,
  db,
}) => {
  await logIn(page, await makeMember({ request, db }, { channel: 'minori', asksForCode: false }));
  const address = {
    ...{ shipping_last_name: '佐藤', shipping_first_name: '一郎', shipping_kana: 'サトウイチロウ' },
    ...{ postal_code: '1000001', prefecture: '東京都', city: '千代田区', address1: '千代田9-9', address2: '' },
    phone_number: '0312345678',
  };
  const made = [
    await write(page, 'POST', '/v1/me/user-addresses', address),
    await write(page, 'POST', '/v1/me/user-addresses', { ...address, shipping_first_name: '次郎' }),
  ] as readonly { readonly id: number }[];
  await readyCart(page, 'delivery');
  await page.goto('/cart/shipping-detail');
  await alive(page);
  const places = page.locator('main [name=ship_to]');
  const proposed = await page.locator('main [name=ship_to]:checked').inputValue();
  await page.locator(`main [name=ship_to][value="${String(made[1]?.id)}"]`).check({ force: true });
  await write(page, 'DELETE', `/v1/me/user-addresses/${String(made[1]?.id)}`, {});
  await page.reload();
  await alive(page);
  await expect(places).not.toHaveCount(0);
  await expect(page.locator('main [name=ship_to]:checked')).toHaveValue(proposed);
});
