/** A step of the checkout whose cart has become another one in another tab: nothing is done to that by what was seen before. */
import type { Page } from '@playwright/test';
import * as buying from './support/buying';
import { type Cart, cartOf, change, changed, headers, somebody as sender, tokenIn } from './support/cart-calls';
import { logIn, makeMember, password } from './support/member';
import { readyCart, type Step } from './support/ready-cart';
import { expect, expectAccessible, test } from './support/test';

// The browser logs the 422 that the screen then explains.
test.use({ allowedErrors: [/status of 4(?:04|22)/] });

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    /** The screen was drawn for one cart; the browser has another one by now. @returns its token */
    const openOutdated = async (page: Page, path: string, [seen, now]: readonly [Step, Step]): Promise<string> => {
      await readyCart(page, seen, '', 'okaki-kuromame');
      await page.goto(path);
      if (javaScriptEnabled) await buying.alive(page);
      await page.context().clearCookies();
      await readyCart(page, now, '', 'okaki-kuromame');
      return tokenIn(page);
    };

    const hasSaid = async (page: Page): Promise<void> => {
      await expect(page.getByText(changed)).toBeVisible();
      await expect(page.getByText(changed)).toHaveCount(1);
      if (javaScriptEnabled) {
        await buying.alive(page);
        await expectAccessible(page);
      }
    };

    test('days, sender and noshi of another cart stay, at the second press, too', async ({ page }) => {
      const token = await openOutdated(page, '/cart/shipping-detail', ['delivery', 'delivery']);
      const [shipping] = (await cartOf(page, token)).detail.shippings;
      const key = shipping?.packings[0]?.key ?? '';
      const day = new Date(Date.now() + 12 * 24 * 3600_000).toISOString().slice(0, 10);
      await change(page, 'other/modify', { token, sender, is_amount_hidden: true });
      await change(page, 'accessories/add', {
        token,
        accessories: [{ shipping_key: shipping?.key, option_key: 'paper-bag', details: {} }],
      });
      await change(page, 'packings/modify', {
        token,
        packings: [{ key, delivery_at: day, delivery_timezone_key: 'none' }],
      });
      const before = await cartOf(page, token);
      const told = ({ sender: of, is_amount_hidden: isHidden, detail: { shippings } }: Cart) => [
        of,
        isHidden,
        shippings.map(({ packings, accessories = [] }) => [
          packings.map((one) => one.delivery_at),
          accessories.map((one) => one.option_key),
        ]),
      ];
      expect(JSON.stringify(told(before))).toContain(day);
      await press(page, 'お支払い方法へ進む');
      await hasSaid(page);
      expect(told(await cartOf(page, token))).toEqual(told(before));
      await expect(page.locator('[name=sender_is][value=other]')).toBeChecked();
      await expect(page.locator('[name=amount_hidden]')).toBeChecked();
      await expect(page.locator('main [name^=delivery_at]')).toHaveValue(day);
      await press(page, /^次へ進む$|お支払い方法へ進む/);
      await expect(page).toHaveURL(/\/cart\/payment$/);
      expect(told(await cartOf(page, token))).toEqual(told(before));
    });

    test('further addresses of another cart stay, at the second press of who orders, too', async ({ page }) => {
      const token = await openOutdated(page, '/cart/shipping-select', ['delivery', 'delivery']);
      await change(page, 'shippings/add', { token, address: sender });
      await press(page, '次へ進む');
      await hasSaid(page);
      await press(page, '次へ進む');
      await expect(page).toHaveURL(/\/cart\/shipping-(?:add|detail)/);
      expect((await cartOf(page, token)).detail.shippings).toHaveLength(2);
    });

    test('what was typed is there again where the other cart has nothing', async ({ page }) => {
      const token = await openOutdated(page, '/cart/shipping-select', ['orderer', 'orderer']);
      await buying.fillOrderer(page);
      await press(page, '次へ進む');
      await hasSaid(page);
      expect((await cartOf(page, token)).orderer).toBeNull();
      await expect(page.locator('main [name=last_name]')).not.toHaveValue('');
      await press(page, '次へ進む');
      await expect(page).toHaveURL(/\/cart\/shipping-detail/);
    });

    test('an address is of one cart as a whole, whatever it leaves empty', async ({ page }) => {
      const token = await openOutdated(page, '/cart/shipping-select', ['delivery', 'delivery']);
      const { orderer } = await cartOf(page, token);
      await change(page, 'order/modify', { token, orderer: { ...orderer, address1: '丸の内1' } });
      await page.locator('main [name=address1]').fill('二番町2-2');
      await page.locator('main [name=address2]').fill('実里荘 203');
      await press(page, '次へ進む');
      await hasSaid(page);
      await expect(page.locator('main [name=address1]')).toHaveValue('丸の内1');
      await expect(page.locator('main [name=address2]')).toHaveValue('');
      await press(page, '次へ進む');
      await expect(page).toHaveURL(/\/cart\/shipping-detail/);
      expect((await cartOf(page, token)).orderer).toMatchObject({ address1: '丸の内1', address2: '' });
    });

    test('addresses that another device has added to the same cart stay', async ({ page }) => {
      await readyCart(page, 'delivery', '', 'okaki-kuromame');
      await page.goto('/cart/shipping-select');
      if (javaScriptEnabled) await buying.alive(page);
      const token = await tokenIn(page);
      await change(page, 'shippings/add', { token, address: sender });
      await press(page, '次へ進む');
      await hasSaid(page);
      expect((await cartOf(page, token)).detail.shippings).toHaveLength(2);
      await expect(page.locator('[name=ship_to][value=other]')).toBeChecked();
    });

    test('days and sender that another device has chosen for the same cart stay, and a refused press can be mended', async ({
      page,
    }) => {
      await readyCart(page, 'delivery', '', 'okaki-kuromame');
      await page.goto('/cart/shipping-detail');
      if (javaScriptEnabled) await buying.alive(page);
      const token = await tokenIn(page);
      const key = (await cartOf(page, token)).detail.shippings[0]?.packings[0]?.key ?? '';
      const day = new Date(Date.now() + 12 * 24 * 3600_000).toISOString().slice(0, 10);
      await change(page, 'packings/modify', {
        token,
        packings: [{ key, delivery_at: day, delivery_timezone_key: 'none' }],
      });
      await change(page, 'other/modify', { token, sender, is_amount_hidden: true });
      const onward = /^次へ進む$|お支払い方法へ進む/;
      await press(page, onward);
      await hasSaid(page);
      await expect(page.locator('main [name^=delivery_at]')).toHaveValue(day);
      await expect(page.locator('[name=amount_hidden]')).toBeChecked();
      await page.locator('main [name="sender.phone_number"]').fill('0');
      await press(page, onward);
      await expect(page.locator('main [name="sender.phone_number"]')).toHaveAttribute('aria-invalid', 'true');
      await page.locator('main [name="sender.phone_number"]').fill('0399998888');
      await press(page, onward);
      await expect(page).toHaveURL(/\/cart\/payment$/);
      const { sender: of, detail } = await cartOf(page, token);
      expect(of).toEqual({ ...sender, phone_number: '0399998888' });
      expect(detail.shippings[0]?.packings[0]?.delivery_at).toBe(day);
    });

    test('an address that was typed is there where the goods still go to who orders', async ({ page }) => {
      await readyCart(page, 'delivery', '', 'okaki-kuromame');
      await page.goto('/cart/shipping-add');
      if (javaScriptEnabled) await buying.alive(page);
      await buying.fillReceiver(page, '一郎');
      const token = await tokenIn(page);
      await change(page, 'other/modify', { token, sender });
      await press(page, 'お届け日時の指定へ進む');
      await hasSaid(page);
      await expect(page.locator('main [name=shipping_first_name]')).toHaveValue('一郎');
      await press(page, 'お届け日時の指定へ進む');
      await expect(page).toHaveURL(/\/cart\/shipping-detail$/);
      expect((await cartOf(page, token)).detail.shippings).toMatchObject([{ is_orderer: false }]);
    });

    test('where the step is not open yet, the first that is says why', async ({ page }) => {
      await openOutdated(page, '/cart/payment', ['payment', 'orderer']);
      await page.getByRole('radio', { name: 'コンビニ払い' }).check();
      await press(page, 'ご注文内容の確認へ進む');
      await expect(page).toHaveURL(/\/cart\/shipping-select\?error=/);
      await hasSaid(page);
    });
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that was refused for a field is still of what was seen', async ({ page }) => {
    await readyCart(page, 'delivery', '', 'okaki-kuromame');
    await page.goto('/cart/shipping-select');
    const token = await tokenIn(page);
    await change(page, 'shippings/add', { token, address: sender });
    const before = await cartOf(page, token);
    await page.locator('main [name=phone_number]').fill('03');
    await press(page, '次へ進む');
    const said = page.getByText(changed);
    await expect(said.or(page.locator('[name=phone_number][aria-invalid=true]')).first()).toBeVisible();
    await page.locator('main [name=phone_number]').fill('0312345678');
    await press(page, '次へ進む');
    await expect(said).toBeVisible();
    expect((await cartOf(page, token)).detail).toEqual(before.detail);
  });

  test('an order is not placed for another cart than the one that was seen', async ({ page }) => {
    await readyCart(page, 'confirm');
    await page.goto('/cart/confirm');
    await page.context().clearCookies();
    await readyCart(page, 'confirm', '', 'okaki-kuromame');
    const token = await tokenIn(page);
    await press(page, '注文を確定する');
    await expect(page.getByText(/^ご注文内容が変わりました/)).toBeVisible();
    expect((await cartOf(page, token)).order_no).toBeNull();
    await expect(page.locator('main')).toContainText('おかき');
  });

  test('an order of a cart in which something is still open says so where it is put in', async ({ page }) => {
    await readyCart(page, 'confirm');
    await page.goto('/cart/confirm');
    await page.context().clearCookies();
    await readyCart(page, 'delivery');
    await press(page, '注文を確定する');
    await expect(page).toHaveURL(/\/cart\/shipping-detail/);
    await expect(page.getByText('ご注文に必要な項目がそろっていません。')).toBeVisible();
  });

  for (const path of ['/cart/', '/cart/shipping-detail'])
    test(`what is pressed on ${path} after a logout in another tab says that the cart is gone`, async ({
      page,
      request,
      db,
    }) => {
      await logIn(page, await makeMember({ request, db }, { channel: 'minori', asksForCode: false }));
      await readyCart(page, 'delivery');
      await page.goto(path);
      await page.request.post('/-/do/logout', { headers, form: {}, maxRedirects: 0 });
      await press(page, /カートから外す|お支払い方法へ進む/);
      await expect(page).toHaveURL(/\/cart\/\?/);
      await expect(page.getByText(/^カートが見つかりませんでした。/)).toBeVisible();
    });
});

test('a gift’s words that were typed stay where another tab has sent others', async ({ page, context }) => {
  await readyCart(page, 'delivery');
  const path = '/cart/shipping-add?gift=1';
  await page.goto(path);
  await buying.alive(page);
  const other = await context.newPage();
  await other.goto(path);
  await buying.alive(other);
  await page.locator('[name=receiver_name]').fill('佐藤 さくら');
  await page.locator('[name=message]').fill('お誕生日おめでとうございます。');
  await other.locator('[name=receiver_name]').fill('田中');
  await press(other, 'この内容で進む');
  await expect(other).not.toHaveURL(/gift=1/);
  await press(page, 'この内容で進む');
  await expect(page.getByText(changed)).toBeInViewport();
  await expect(page.locator('[name=receiver_name]')).toHaveValue('佐藤 さくら');
  await expect(page.locator('[name=message]')).toHaveValue('お誕生日おめでとうございます。');
});

test('a saved card that was deleted in another tab is told of where one sees it', async ({ page, request, db }) => {
  const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: false });
  await logIn(page, email);
  await readyCart(page, 'payment');
  const sign = `card${Date.now()}`.padEnd(32, 'x');
  await db.query(
    `insert into member_cards (member_id, service_code, reference, fingerprint, brand, last_digits, expiration, holder)
    select id, 'sandbox', $2, $2, 'visa', '1111', '203012', 'TARO YAMADA' from members where email = $1`,
    [email, sign],
  );
  await page.goto('/cart/payment');
  await buying.alive(page);
  await db.query('delete from member_cards where reference = $1', [sign]);
  await press(page, 'ご注文内容の確認へ進む');
  await expect(page.getByText('お選びのカードは登録されていません。').first()).toBeInViewport();
});

test('a coupon is used in no other cart than the one that was seen', async ({ page, db }) => {
  const code = `other-${Date.now()}`;
  await db.query(
    `insert into coupons (channel_id, code, name, kind, amount_jpy) values ('minori', upper($1), '紙の券', 'amount', 100)`,
    [code],
  );
  await readyCart(page, 'orderer');
  await page.goto('/cart/');
  await buying.alive(page);
  await page.context().clearCookies();
  await readyCart(page, 'orderer', '', 'okaki-kuromame');
  await page.getByText('クーポンを使う').click();
  await page.getByLabel('クーポンコード').fill(code);
  await press(page, '適用する');
  await expect(page.getByText(changed)).toHaveCount(1);
  await expect(page.locator('main')).toContainText('おかき');
  await expect(page.locator('main')).not.toContainText('クーポン割引');
  await expect(page.getByLabel('クーポンコード')).toHaveValue(code);
  await press(page, '適用する');
  await expect(page.locator('main')).toContainText('クーポン割引');
});

test('what a guest has typed is there after a login in another tab, beside the member’s cart', async ({
  page,
  request,
  db,
}) => {
  const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: false });
  const data = { login_id: email, password };
  const logInElsewhere = async (): Promise<void> => {
    const { origin } = new URL(page.url());
    const answer = await page.request.post('/v1/auth/login', { headers: { ...headers, origin }, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await page.goto('/');
  await logInElsewhere();
  await readyCart(page, 'orderer', '', 'okaki-kuromame');
  await page.context().clearCookies();
  await readyCart(page, 'orderer');
  await page.goto('/cart/shipping-select');
  await buying.alive(page);
  await buying.fillOrderer(page);
  await page.locator('main [name=address2]').fill('実里荘 203');
  await logInElsewhere();
  await press(page, '次へ進む');
  await expect(page.getByText(changed)).toBeVisible();
  await expect(page.locator('main [name=address2]')).toHaveValue('実里荘 203');
  await press(page, '次へ進む');
  await expect(page).toHaveURL(/\/cart\/shipping-detail/);
  await expect(page.locator('main')).toContainText('おかき');
});
