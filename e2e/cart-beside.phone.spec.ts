/** A guest's cart in a member's browser: it comes into theirs, and neither is out of sight. */
import type { APIRequestContext, Page } from '@playwright/test';
import * as buying from './support/buying';
import { makeMember, password } from './support/member';
import { type Database, expect, expectAccessible, test } from './support/test';

interface Visit {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly db: Database;
}

const logIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('メールアドレスまたはログインID').fill(email);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
};

const put = async (page: Page, key: string): Promise<void> => {
  await page.goto(`/product/${key}`);
  await buying.chooseVariant(page);
  await page.getByRole('button', { name: 'カートに入れる' }).first().click();
  await page
    .getByRole('link', { name: 'カートを見る' })
    .or(page.getByRole('heading', { name: 'カート', exact: true }))
    .waitFor();
};

test('what a guest puts in while another tab logs in is in the member’s cart', async ({ page, request, db }) => {
  const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: false });
  const other = await page.context().newPage();
  await other.goto('/login/');
  await buying.alive(other);
  // A slow line: the answer comes when the login has been sent.
  let answer = (): void => undefined;
  const isSlow = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/v1/carts/products/add', async (route) => {
    const fetched = await route.fetch();
    await isSlow;
    await route.fulfill({ response: fetched });
  });
  await page.goto('/product/genmaicha-teabag');
  await buying.alive(page);
  const adding = page.waitForRequest('**/v1/carts/products/add');
  await page.getByRole('button', { name: 'カートに入れる' }).first().click();
  await adding;
  const asked: string[] = [];
  other.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await logIn(other, email);
  // The other tab's turn comes first.
  await other.waitForTimeout(1_000);
  expect(asked).not.toContain('/v1/auth/login');
  answer();
  await expect(other.getByRole('banner').getByRole('link', { name: 'マイページ', exact: true })).toBeVisible();
  await other.goto('/cart/');
  await expect(other.locator('main')).toContainText('玄米茶');
  await expect(other.locator('main')).not.toContainText('ログイン前にお入れになった');
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    /** A member has tea in their cart, and their browser shows the one that it has filled as a guest before. */
    const openBeside = async ({ page, request, db }: Visit): Promise<string> => {
      const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: false });
      const cartCookies = async () => (await page.context().cookies()).filter(({ name }) => name.startsWith('cart'));
      await put(page, 'genmaicha-teabag');
      const guests = await cartCookies();
      await page.context().clearCookies();
      await page.goto('/login/');
      await logIn(page, email);
      await expect(page).toHaveURL(/\/ec\/$/);
      await put(page, 'kuki-hojicha');
      // As where an answer to the guest came after the login's.
      await page.context().addCookies(guests);
      await page.goto('/cart/');
      const main = page.locator('main');
      await expect(main).toContainText('玄米茶');
      await expect(main).not.toContainText('ほうじ茶');
      return email;
    };

    test('a guest’s cart beside the member’s comes into it at a press', async ({ page, request, db }) => {
      await openBeside({ page, request, db });
      // Without script, axe cannot be asked.
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('button', { name: '会員のカートとまとめる' }).click();
      const main = page.locator('main');
      await expect(main).toContainText('ほうじ茶');
      await expect(main).toContainText('玄米茶');
      await expect(page.getByRole('button', { name: '会員のカートとまとめる' })).toBeHidden();
    });

    test('a press on what another tab has joined meanwhile takes out nothing else', async ({ page, request, db }) => {
      await openBeside({ page, request, db });
      const other = await page.context().newPage();
      await other.goto('/cart/');
      await page.getByRole('button', { name: '会員のカートとまとめる' }).click();
      await expect(page.locator('main')).toContainText('ほうじ茶');
      await expect(other.locator('main')).not.toContainText('ほうじ茶');
      await other.getByRole('button', { name: 'カートから外す' }).click();
      await expect(other.getByText('カートの内容が変わりました。もう一度ご確認ください。')).toBeVisible();
      await expect(other.locator('main')).toContainText('ほうじ茶');
      await expect(other.locator('main')).toContainText('玄米茶');
      await expect(other.locator('main')).not.toContainText('販売を終了した商品');
      await other.close();
    });

    test('a guest’s cart beside the member’s stays with who logs out', async ({ page, request, db }) => {
      const email = await openBeside({ page, request, db });
      await page.goto('/mypage/logout');
      await page.getByRole('button', { name: 'ログアウトする' }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname === '/');
      await page.goto('/cart/');
      const main = page.locator('main');
      await expect(main).toContainText('カートに商品が入っていません');
      await page.goto('/login/');
      await logIn(page, email);
      await expect(page).toHaveURL(/\/ec\/$/);
      await page.goto('/cart/');
      await expect(main).toContainText('ほうじ茶');
      await expect(main).toContainText('玄米茶');
    });

    test('a guest’s cart stays with the browser of who has yet to confirm the mail address', async ({
      page,
      request,
      db,
    }) => {
      const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: false });
      await db.query('update members set is_registered = false where email = $1', [email]);
      await put(page, 'genmaicha-teabag');
      await page.goto('/login/');
      await logIn(page, email);
      await expect(page).toHaveURL(/\/verify/);
      await page.goto('/mypage/logout');
      await expect(page.locator('main')).toContainText('このブラウザーに残ります');
      await page.getByRole('button', { name: 'ログアウトする' }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname === '/');
      await page.goto('/cart/');
      await expect(page.locator('main')).toContainText('玄米茶');
    });
  });
