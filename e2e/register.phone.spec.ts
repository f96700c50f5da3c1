import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Database, expect, expectAccessible, test } from './support/test';

const newMail = (): string => `hanako-${randomUUID().slice(0, 8)}@example.jp`;
const password = 'hanako-2026';

/** The token of the newest mail of the kind. */
const tokenTo = async ({ query }: Database, email: string, kind: string): Promise<string> => {
  const newest = `select content->>'token' as token from mails where kind = $1 and content->>'recipient' = $2
    order by id desc limit 1`;
  let token = '';
  await expect
    .poll(async () => (token = (await query<{ token: string }>(newest, [kind, email]))[0]?.token ?? ''))
    .toMatch(/^[\w-]{32}$/);
  return token;
};

const login = (page: Page, email: string, typed: string) =>
  page.request.post('/v1/auth/login', {
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-channel-id': 'minori', origin: new URL(page.url()).origin },
    data: { login_id: email, password: typed },
  });

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:not([type=hidden])`);

const fillIn = async (page: Page, email: string): Promise<void> => {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await field(page, 'company_name').fill('株式会社花');
  await field(page, 'orderer_name').fill('山田 花子');
};

/** Passwords stand in the memory of their field alone. */
const expectNoPassword = async (page: Page): Promise<void> => expect(await page.content()).not.toContain(password);

test.describe('with script', () => {
  // A wrong password is one.
  test.use({ allowedErrors: [/status of 422/] });

  test('[auth.register] [auth.verify-email] [auth.reminder] a guest registers, confirms, forgets the password and sets another', async ({
    page,
    db,
  }) => {
    const email = newMail();
    await page.goto('/register');
    await fillIn(page, email);
    await expect(page.getByText('長さ：ふつう')).toBeVisible();
    // One word at a time.
    await field(page, 'password').fill('hana');
    await field(page, 'company_name').focus();
    await expect(page.getByText(/^長さ：/)).toHaveCount(0);
    await field(page, 'password').fill(password);
    await field(page, 'postal_code').fill('1000001');
    await expect(field(page, 'city')).toHaveValue('千代田区');
    await field(page, 'tel').fill('12');
    await press(page, '入力内容を確認する');
    await expect(page.getByRole('link', { name: /^電話番号は0から始まる/ })).toBeVisible();
    await field(page, 'tel').fill('03-1234-5678');
    await press(page, '入力内容を確認する');
    await expect(page.getByRole('button', { name: 'この内容で登録する' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '株式会社花' })).toBeVisible();
    await expectNoPassword(page);
    await expectAccessible(page);
    await press(page, '入力内容を修正する');
    await expect(field(page, 'company_name')).toHaveValue('株式会社花');
    await expect(field(page, 'password')).toHaveValue(password);
    await press(page, '入力内容を確認する');
    await expect(page.getByRole('button', { name: 'この内容で登録する' })).toBeVisible();
    // Loaded anew, the step is the form again, with all but the password.
    await page.reload();
    await expect(page.getByText(/パスワードは画面に残していません。もう一度入力してください。$/)).toBeVisible();
    await expect(field(page, 'company_name')).toHaveValue('株式会社花');
    await field(page, 'password').fill(password);
    await press(page, '入力内容を確認する');
    // Before it is there, Back would lead away from the form.
    await expect(page.getByRole('button', { name: 'この内容で登録する' })).toBeVisible();
    await page.goBack();
    await expect(field(page, 'orderer_name')).toHaveValue('山田 花子');
    await expect(field(page, 'password')).toHaveValue(password);
    // As fast as somebody types: a press at once after the last would be the same press again.
    await field(page, 'job').pressSequentially('会社員です', { delay: 160 });
    await press(page, '入力内容を確認する');
    await press(page, 'この内容で登録する');
    await expect(page).toHaveURL(/\/register\/complete$/);

    // Opening the link, as a mail scanner does, changes nothing.
    const link = `/verify/email?token=${await tokenTo(db, email, 'member_welcome')}`;
    // The connection of an earlier request may be closed in this very moment.
    const scanned = await page.request.get(link, { maxRetries: 2 });
    expect(scanned.headers()['cache-control']).toBe('private, no-store');
    await page.goto(link);
    await field(page, 'password').fill('other-1234');
    await press(page, 'メールアドレスを確認する');
    await expect(page.getByRole('link', { name: /^パスワードが正しくありません/ })).toBeVisible();
    // As fast as somebody types: a press at once after the last would be the same press again.
    await field(page, 'password').fill('');
    await field(page, 'password').pressSequentially(password, { delay: 80 });
    await press(page, 'メールアドレスを確認する');
    await expect(page.getByText('会員登録はこれで完了です')).toBeVisible();
    await expect(page).toHaveURL(/\/verify\/email\?done=1$/);

    await page.goto('/reminder');
    await page.getByLabel('メールアドレス').fill(email);
    await press(page, 'メールを送る');
    await expect(page).toHaveURL(/\/reminder\?sent=1$/);
    const reset = `/reminder/reset?token=${await tokenTo(db, email, 'member_password')}`;
    await page.goto(reset);
    await field(page, 'password').fill('hanako-2027');
    await press(page, 'パスワードを設定する');
    await expect(page.getByText('新しいパスワードを設定しました')).toBeVisible();
    expect((await login(page, email, password)).status()).toBe(422);
    expect((await login(page, email, 'hanako-2027')).status()).toBe(200);
    await page.context().clearCookies();

    // The link is used up.
    await page.goto(reset);
    await page.getByRole('link', { name: '再設定のメールを受け取る' }).click();
    await expect(page).toHaveURL(/\/reminder$/);
  });

  test('[auth.register] Back from what was registered leads to an empty form', async ({ page }) => {
    await page.goto('/register');
    await fillIn(page, newMail());
    await press(page, '入力内容を確認する');
    await expect(page.getByRole('button', { name: 'この内容で登録する' })).toBeVisible();
    // As where the code that follows links has not come: the browser itself keeps what stands in fields.
    await page.evaluate(() => addEventListener('noren:go', (event) => event.stopImmediatePropagation(), true));
    await press(page, 'この内容で登録する');
    await expect(page).toHaveURL(/\/register\/complete$/);
    // The confirmation's entry, then the form's.
    for (let steps = 0; steps < 2; steps += 1) {
      await page.goBack();
      await expect(page).toHaveURL(/\/register$/);
      for (const name of ['email', 'company_name', 'orderer_name']) await expect(field(page, name)).toHaveValue('');
      await expect(page.getByText(/^画面が読み込みなおされた/)).toHaveCount(0);
    }
  });
});

test.describe('in a school’s outfitter', () => {
  test.use({ allowedErrors: [/status of 422/] });

  test('[auth.register] the school is looked up before all is read once more', async ({ page, db }) => {
    const email = newMail();
    await page.goto('/gakuen/mypage/point');
    await page.getByRole('link', { name: '会員登録がお済みでない方' }).click();
    await fillIn(page, email);
    await field(page, 'school').fill('どこにもない小学校');
    await press(page, '入力内容を確認する');
    await expect(page.getByRole('link', { name: /^この学校は登録されていません/ })).toBeVisible();
    await expectAccessible(page);
    await field(page, 'school').fill('青葉台 小学校');
    await press(page, '入力内容を確認する');
    await press(page, 'この内容で登録する');
    await expect(page).toHaveURL(/\/gakuen\/register\/complete\?redirect=%2Fmypage%2Fpoint$/);
    const school = "select profile->>'school' as school from members where email = $1";
    expect(await db.query(school, [email])).toEqual([{ school: '青葉台小学校' }]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[auth.register] Back from the confirmation leads to the form as it was filled in', async ({ page }) => {
    await page.goto('/gakuen/register');
    await expect(page.getByText('パスワードを表示する')).toBeHidden();
    await fillIn(page, newMail());
    await press(page, '入力内容を確認する');
    await expect(page.getByRole('definition').filter({ hasText: '山田 花子' })).toBeVisible();
    await page.goBack();
    await expect(field(page, 'orderer_name')).toHaveValue('山田 花子');
    await expect(field(page, 'company_name')).toHaveValue('株式会社花');
  });

  test('[auth.register] Back from what was registered sends nothing again, and shows nothing of it', async ({
    page,
  }) => {
    await page.goto('/gakuen/mypage/point');
    await page.getByRole('link', { name: '会員登録がお済みでない方' }).click();
    await fillIn(page, newMail());
    await press(page, '入力内容を確認する');
    await expect(page).toHaveURL(/\/gakuen\/register\?redirect=%2Fmypage%2Fpoint&again=register$/);
    await page.reload();
    await expect(page.getByRole('definition').filter({ hasText: '山田 花子' })).toBeVisible();
    await field(page, 'password').fill(password);
    await press(page, 'この内容で登録する');
    await page.getByRole('main').getByRole('link', { name: 'ログイン', exact: true }).click();
    await expect(page).toHaveURL(/\/gakuen\/login\/\?redirect=%2Fmypage%2Fpoint$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/gakuen\/register\/complete\?redirect=%2Fmypage%2Fpoint$/);
    await page.goBack();
    await expect(page.getByRole('button', { name: '入力内容を確認する' })).toBeVisible();
    await expect(field(page, 'orderer_name')).toHaveValue('');
  });

  test('a guest registers, confirms the mail address, and gets the login id and another one', async ({ page, db }) => {
    const email = newMail();
    await page.goto('/gakuen/register');
    await fillIn(page, email);
    await field(page, 'tel').fill('12');
    await press(page, '入力内容を確認する');
    await expect(page.getByRole('link', { name: /^電話番号は0から始まる/ })).toBeVisible();
    await expect(field(page, 'company_name')).toHaveValue('株式会社花');
    await expectNoPassword(page);
    await field(page, 'tel').fill('');
    await field(page, 'school').fill('どこにもない小学校');
    await field(page, 'password').fill(password);
    await press(page, '入力内容を確認する');
    await expect(page.getByRole('link', { name: /^この学校は登録されていません/ })).toBeVisible();
    await field(page, 'school').fill('ａ１０１');
    await field(page, 'password').fill(password);
    await press(page, '入力内容を確認する');
    await expect(page.getByText('パスワードは画面に残していません')).toBeVisible();
    await expectNoPassword(page);
    await press(page, '入力内容を修正する');
    await field(page, 'orderer_name').fill('山田 はな');
    await field(page, 'password').fill(password);
    await press(page, '入力内容を確認する');
    await expect(page.getByRole('definition').filter({ hasText: '山田 はな' })).toBeVisible();
    await field(page, 'password').fill('short');
    await press(page, 'この内容で登録する');
    await expect(page.getByText('パスワードは8文字以上で入力してください')).toBeVisible();
    await field(page, 'password').fill(password);
    await press(page, 'この内容で登録する');
    await expect(page).toHaveURL(/\/gakuen\/register\/complete$/);

    await page.goto(`/gakuen/verify/email?token=${await tokenTo(db, email, 'member_welcome')}`);
    await field(page, 'password').fill(password);
    await press(page, 'メールアドレスを確認する');
    await expect(page.getByText('会員登録はこれで完了です')).toBeVisible();

    await page.goto('/gakuen/reminder/username');
    await page.getByLabel('メールアドレス').fill(email);
    await press(page, 'メールを送る');
    const link = `/reminder/username/reset?token=${await tokenTo(db, email, 'member_username')}`;
    // Of another channel it is none.
    await page.goto(link);
    await expect(page.getByText('このリンクは、ご利用いただけません')).toBeVisible();
    await page.goto(`/gakuen${link}`);
    const code = await page.getByRole('definition').textContent();
    await press(page, '新しいログインIDを発行する');
    await expect(page.getByText('新しいログインIDを発行しました')).toBeVisible();
    await expect(page.getByRole('definition')).not.toHaveText(code ?? '');
    await page.goto(`/gakuen${link}`);
    await expect(page.getByText('このリンクは、ご利用いただけません')).toBeVisible();
  });
});
