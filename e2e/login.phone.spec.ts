import type { Page } from '@playwright/test';
import { makeMember, password } from './support/member';
import { type Database, expect, expectAccessible, test } from './support/test';

const enter = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('メールアドレスまたはログインID').fill(email);
  await page.getByLabel('パスワード', { exact: false }).fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
};

/** A demo tells the code that it mails. */
const enterCode = async (page: Page): Promise<void> => {
  const said = await page.getByRole('alert').filter({ hasText: '認証コードは' }).textContent();
  await page.getByLabel('認証コード').fill(/\d{6}/.exec(said ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: '認証する' }).click();
};

const cookieNames = async (page: Page): Promise<readonly string[]> =>
  (await page.context().cookies()).map(({ name }) => name);

test.use({ allowedErrors: [/the server responded with a status of 422/] });

test('[auth.mfa] [auth.redirect-back] [auth.logout] a member logs in with a code, is back where it was asked for, and logs out in all tabs', async ({
  page,
  request,
  db,
}) => {
  const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: true });
  await page.goto('/mypage/user_info');
  await expect(page).toHaveURL(/\/login\/\?redirect=%2Fmypage%2Fuser_info$/);

  await page.getByLabel('メールアドレスまたはログインID').fill(email);
  await page.getByLabel('パスワード').fill('hanako-4321');
  await page.getByRole('button', { name: 'ログインする' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '正しくありません' })).toBeVisible();
  await expectAccessible(page);

  const waiting = await page.context().newPage();
  await waiting.goto('/login/?redirect=%2Fmypage%2Fpassword');
  const looking = await page.context().newPage();
  await looking.goto('/product');
  const mine = looking.getByRole('banner').getByRole('link', { name: 'マイページ', exact: true });
  await expect(mine).toBeHidden();

  await enter(page, email);
  // Who types on types the code.
  await expect(page.getByLabel('認証コード')).toBeFocused();
  await expectAccessible(page);
  await enterCode(page);

  await expect(page).toHaveURL(/\/mypage\/user_info$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'マイページ', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('access_token');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(password);
  // Another tab that waited for a login goes on.
  await expect(waiting).toHaveURL(/\/mypage\/password$/);
  await waiting.close();
  // And so does one that shows goods, as a member's.
  await expect(mine).toBeVisible();
  await looking.close();
  // Nobody who is in has anything to do at the login.
  await page.goto('/login/');
  await expect(page).toHaveURL(/\/ec\/$/);

  const other = await page.context().newPage();
  await other.goto('/product');
  await expect(other.getByRole('banner').getByRole('link', { name: 'マイページ', exact: true })).toBeVisible();
  await page.goto('/mypage/logout');
  await page.getByRole('button', { name: 'ログアウトする' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  // The other tab shows it by itself.
  await expect(other.getByRole('link', { name: 'ログイン', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ログイン', exact: true })).toBeVisible();
  expect(await cookieNames(page)).not.toContain('access_token');
});

const name = 'メールアドレスまたはログインID';
const resend = '認証コードをもう一度送る';
const resent = '認証コードをもう一度お送りしました。';

/** Another code is sent a while after the last one alone. */
const passPause = (db: Database, email: string): Promise<unknown> =>
  db.query(
    `update login_challenges set code_sent_at = code_sent_at - interval '1 minute'
     where member_id = (select id from members where email = $1)`,
    [email],
  );

/** A screen that was loaded anew has what was typed in it before anybody touches it. */
const expectName = async (page: Page, email: string): Promise<void> => expect(page.getByLabel(name)).toHaveValue(email);

test('[auth.mfa] the code’s step outlives a reload, and Back and Forward lose neither name nor code', async ({
  page,
  request,
  db,
}) => {
  const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: true });
  await page.goto('/product');
  await page.goto('/login/?redirect=%2Fmypage%2Fpassword');
  await enter(page, email);
  await expect(page.getByLabel('認証コード')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('認証コード')).toBeVisible();
  await page.getByRole('button', { name: resend }).click();
  await expect(page.getByText('先ほどお送りしたばかりです')).toBeVisible();
  await passPause(db, email);
  await page.getByRole('button', { name: resend }).click();
  await expect(page.getByText(resent)).toBeVisible();
  await page.reload();
  await expect(page.getByText(resent)).toBeVisible();
  await page.goBack();
  await expectName(page, email);
  await page.goForward();
  await expect(page.getByLabel('認証コード')).toBeVisible();
  await page.getByRole('link', { name: 'はじめからログインしなおす' }).click();
  await expectName(page, email);
  await enter(page, email);
  await expect(page.getByLabel('認証コード')).toBeVisible();
  await page.goBack();
  await expectName(page, email);
  await page.goForward();
  await enterCode(page);
  await expect(page).toHaveURL(/\/mypage\/password$/);
  await page.context().clearCookies();
  await page.goto('/login/?step=code');
  await expect(page.getByText('認証コードを入力できる時間（10分）が過ぎたか')).toBeVisible();
});

test('[auth.redirect-back] a way back keeps its query and its fragment, by an address and by a link', async ({
  page,
  request,
  db,
}) => {
  const email = await makeMember({ request, db }, { channel: 'gakuen', asksForCode: true });
  const wanted = /\/gakuen\/mypage\/point\?page=2#list$/;
  await page.goto('/gakuen/mypage/point?page=2#list');
  await expect(page).toHaveURL(/\/gakuen\/login\/\?redirect=%2Fmypage%2Fpoint%3Fpage%3D2%23list$/);
  await enter(page, email);
  await enterCode(page);
  await expect(page).toHaveURL(wanted);
  await page.context().clearCookies();
  await page.goto('/gakuen/product');
  await page.evaluate(() => {
    const link = document.querySelector('main a');
    link?.setAttribute('href', '/gakuen/mypage/point?page=2#list');
  });
  await page.locator('main a').first().click();
  await enter(page, email);
  await enterCode(page);
  await expect(page).toHaveURL(wanted);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[auth.mfa] the code’s step is an address that can be loaded again', async ({ page, request, db }) => {
    const email = await makeMember({ request, db }, { channel: 'gakuen', asksForCode: true });
    await page.goto('/gakuen/login/?redirect=%2Fmypage%2Fpassword');
    await enter(page, email);
    await expect(page).toHaveURL(/\/gakuen\/login\/\?step=code&redirect=%2Fmypage%2Fpassword$/);
    await page.reload();
    await page.goBack();
    await expect(page.getByLabel(name)).toHaveValue(email);
    await page.goForward();
    await passPause(db, email);
    await page.getByRole('button', { name: resend }).click();
    await expect(page.getByText(resent)).toBeVisible();
    await enterCode(page);
    await expect(page).toHaveURL(/\/gakuen\/mypage\/password$/);
    const rows = await db.query(
      'select user_agent from login_histories where member_id = (select id from members where email = $1)',
      [email],
    );
    expect(rows).toEqual([{ user_agent: expect.stringContaining('Mozilla/5.0') }]);
  });

  test('[auth.refresh-401] Back to what was refused sends nothing, and a login that was over costs nothing that was typed', async ({
    page,
    request,
    db,
  }) => {
    const email = await makeMember({ request, db }, { channel: 'gakuen', asksForCode: false });
    await page.goto('/gakuen/login/?redirect=%2Fmypage%2Fuser_info%2Fedit');
    await page.getByLabel(name).fill(email);
    await page.getByLabel('パスワード').fill('hanako-4321');
    await page.getByRole('button', { name: 'ログインする' }).click();
    await expect(page.getByText('正しくありません')).toBeVisible();
    await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
    await page.goBack();
    await expect(page.getByText('正しくありません')).toBeVisible();
    await expect(page.getByLabel(name)).toHaveValue(email);
    await enter(page, email);
    await page.getByLabel('ご職業').fill('会社員です');
    await db.query('delete from logins where member_id = (select id from members where email = $1)', [email]);
    await page.getByRole('button', { name: 'この内容に変更する' }).click();
    await expect(page.getByText('有効期限が切れました')).toBeVisible();
    await page.getByLabel(name).fill(email);
    await page.getByLabel('パスワード').fill('hanako-4321');
    await page.getByRole('button', { name: 'ログインする' }).click();
    await expect(page.getByText('正しくありません')).toBeVisible();
    await enter(page, email);
    await expect(page.getByText('まだ送信されていません')).toBeInViewport();
    await expect(page.getByLabel('ご職業')).toHaveValue('会社員です');
    await page.getByRole('button', { name: 'この内容に変更する' }).click();
    await expect(page.getByText('会員情報を変更しました。')).toBeVisible();
    await page.goto('/gakuen/mypage/user_info/edit?again=unsent');
    await expect(page.getByText('まだ送信されていません')).toBeHidden();
  });

  test('a member of the other shop logs in with a code all the same, and out', async ({ page, request, db }) => {
    const email = await makeMember({ request, db }, { channel: 'gakuen', asksForCode: true });
    await page.goto('/gakuen/login/?redirect=%2Fmypage%2Fuser_info');
    await page.getByLabel('メールアドレスまたはログインID').fill(email);
    await page.getByLabel('パスワード').fill('hanako-4321');
    await page.getByRole('button', { name: 'ログインする' }).click();
    await expect(page.getByText('正しくありません')).toBeVisible();
    await expect(page.getByLabel('メールアドレスまたはログインID')).toHaveValue(email);
    await enter(page, email);
    await enterCode(page);
    await expect(page).toHaveURL(/\/gakuen\/mypage\/user_info$/);
    await page.goto('/gakuen/mypage/logout');
    await page.getByRole('button', { name: 'ログアウトする' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/gakuen/');
    expect(await cookieNames(page)).not.toContain('access_token');
  });
});

test('[auth.logout] the plain form, too, ends the login in the shop', async ({ playwright, request, shop, db }) => {
  const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: false });
  const browser = await playwright.request.newContext({ baseURL: shop.url });
  const post = (form: string, fields: Record<string, string>) =>
    browser.post(`/-/do/${form}`, { headers: { 'sec-fetch-site': 'same-origin' }, form: fields, maxRedirects: 0 });
  await post('login', { login_id: email, password });
  const token = (await browser.storageState()).cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}`, 'x-channel-id': 'minori' };
  const statusOf = async (): Promise<number> => (await request.get('/v1/me/user', { headers })).status();
  expect(await statusOf()).toBe(200);
  expect((await post('logout', {})).status()).toBe(303);
  expect(await statusOf()).toBe(401);
  await browser.dispose();
});
