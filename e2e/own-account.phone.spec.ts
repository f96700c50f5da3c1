import type { Page } from '@playwright/test';
import { TOTP, Secret } from 'otpauth';
import { makeMember, password } from './support/member';
import { expect, expectAccessible, test } from './support/test';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:not([type=hidden])`);

const enter = async (page: Page, email: string, typed: string): Promise<void> => {
  await field(page, 'login_id').fill(email);
  await field(page, 'password').fill(typed);
  await press(page, 'ログインする');
};

test.use({ allowedErrors: [/the server responded with a status of 4(?:22|01)/] });

test('[member.user-info] [member.password] [member.leave] [auth.mfa] a member changes the name, sets an authenticator up, changes the password and leaves', async ({
  page,
  request,
  db,
}) => {
  const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: false });
  await page.goto('/login/?redirect=%2Fmypage');
  await enter(page, email, password);
  await expect(page.locator('main').getByText('山田花子 様')).toBeVisible();
  await page.getByText('マイページのメニュー').click();
  await page.getByRole('navigation', { name: 'マイページのメニュー' }).getByRole('link', { name: '会員情報' }).click();
  await page.getByRole('link', { name: '会員情報を変更する' }).click();
  await field(page, 'orderer_name').fill('山田 はな');
  await field(page, 'tel').fill('12');
  await press(page, 'この内容に変更する');
  await expect(page.getByRole('link', { name: /^電話番号は0から始まる/ })).toBeVisible();
  await field(page, 'tel').fill('0312345678');
  await press(page, 'この内容に変更する');
  await expect(page).toHaveURL(/\/mypage\/user_info\?saved=1$/);
  await expect(page.getByRole('definition').filter({ hasText: '山田 はな' })).toBeVisible();

  await press(page, '認証アプリを使う');
  const secret = Secret.fromBase32(((await page.locator('code').textContent()) ?? '').replaceAll(' ', ''));
  await expectAccessible(page);
  const codeAt = (timestamp: number): string => new TOTP({ secret }).generate({ timestamp });
  await field(page, 'verify_code').fill('12345');
  await field(page, 'password').fill(password);
  await press(page, '認証アプリを設定する');
  await expect(page.getByRole('link', { name: /^認証コード/ })).toBeVisible();
  await field(page, 'verify_code').fill('');
  await field(page, 'verify_code').pressSequentially(codeAt(Date.now()), { delay: 80 });
  await press(page, '認証アプリを設定する');
  const set = page.getByText('二段階認証の設定を変更しました。');
  await expect(set).toBeInViewport();
  await expect(page).toHaveURL(/\/mypage\/user_info#main$/);
  await page.reload();
  await expect(set).toHaveCount(0);

  await page.goto('/mypage/password');
  await field(page, 'password').fill('wrong-2026');
  await field(page, 'new_password').fill('hanako-2027');
  await press(page, 'パスワードを変更する');
  await expect(page.getByRole('link', { name: '現在のパスワードが正しくありません。' })).toBeVisible();
  await field(page, 'password').fill('');
  await field(page, 'password').pressSequentially(password, { delay: 80 });
  await press(page, 'パスワードを変更する');
  await expect(page.getByText('パスワードを変更しました。')).toBeVisible();
  // The whole page is a guest's, the header, too.
  await expect(page.getByRole('link', { name: 'ログイン', exact: true })).toBeVisible();

  await page.goto('/login/?redirect=%2Fmypage%2Fleave');
  await enter(page, email, 'hanako-2027');
  // The one that has set it up is used up; of the next half minute it is good already.
  await field(page, 'verify_code').fill(codeAt(Date.now() + 30_000));
  await press(page, '認証する');
  await expect(page).toHaveURL(/\/mypage\/leave$/);
  const keptForms = (tab: Page) =>
    tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('noren:form:')).length);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/mypage/user_info/edit');
    await field(tab, 'tel').fill('0398765432');
    // Kept when the field is left, once the form has its script.
    const leaveField = async (): Promise<number> => {
      await field(tab, 'tel').focus();
      await field(tab, 'tel').blur();
      return keptForms(tab);
    };
    await expect.poll(leaveField).toBeGreaterThan(0);
  }
  await page.goto('/mypage/leave');
  await field(page, 'password').fill('hanako-2027');
  await press(page, '退会する');
  for (const tab of [page, other]) {
    await expect(tab.getByText('退会の手続きが完了しました。')).toBeVisible();
    await expect.poll(() => keptForms(tab)).toBe(0);
  }
  await expect(page.getByRole('link', { name: 'ログイン', exact: true })).toBeVisible();
  expect(await db.query('select id from members where email = $1', [email])).toEqual([]);
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a member of the other shop does the same, but for an authenticator', async ({ page, request, db }) => {
    const email = await makeMember({ request, db }, { channel: 'gakuen', asksForCode: false });
    await page.goto('/gakuen/login/?redirect=%2Fmypage%2Fuser_info%2Fedit');
    await enter(page, email, password);
    await field(page, 'orderer_name').fill('山田 はな');
    await field(page, 'tel').fill('12');
    await press(page, 'この内容に変更する');
    await expect(page.getByRole('link', { name: /^電話番号は0から始まる/ })).toBeVisible();
    await expect(field(page, 'orderer_name')).toHaveValue('山田 はな');
    await field(page, 'tel').fill('');
    await press(page, 'この内容に変更する');
    await expect(page.getByText('会員情報を変更しました。')).toBeVisible();

    await press(page, '認証アプリを使う');
    await expect(page.locator('code')).toHaveText(/^(?:[A-Z2-7]{4} ?){8}$/);
    await expect(page.locator('code')).toBeInViewport();
    await page.getByRole('link', { name: '変更せずに戻る' }).click();
    await press(page, 'メールで受け取る');
    await field(page, 'password').fill('wrong-2026');
    await press(page, 'メールで受け取る設定にする');
    await expect(page.getByRole('link', { name: 'パスワードが正しくありません。' })).toBeVisible();
    await page.getByRole('link', { name: '変更せずに戻る' }).click();

    await page.goto('/gakuen/mypage/password');
    await field(page, 'password').fill(password);
    await field(page, 'new_password').fill('hanako-2027');
    await press(page, 'パスワードを変更する');
    await expect(page).toHaveURL(/\/gakuen\/mypage\/password\?done=1$/);
    await page.goto('/gakuen/login/?redirect=%2Fmypage%2Fleave');
    await enter(page, email, 'hanako-2027');
    await field(page, 'password').fill('wrong-2026');
    await press(page, '退会する');
    await expect(page.getByRole('link', { name: '現在のパスワードが正しくありません。' })).toBeVisible();
    await field(page, 'password').fill('hanako-2027');
    await press(page, '退会する');
    await expect(page.getByText('退会の手続きが完了しました。')).toBeVisible();
  });
});
