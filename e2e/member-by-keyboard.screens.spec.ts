/** A guest without a pointer becomes a member, and a guest again: minori on a narrow screen, gakuen on a wide one. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { type Keyboard, keyboardOf } from './support/keyboard';
import { expect, test } from './support/test';

const password = 'hanako-2026';

/** What the newest mail to the address says under the subject, as the demo's outbox shows it. */
const mailTo = async (page: Page, email: string, subject: RegExp, wanted: RegExp): Promise<string> => {
  let found = '';
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get('/-/outbox')).text()).split('<details').slice(1);
      const mail = mails.find((text) => text.includes(email) && subject.test(text)) ?? '';
      return (found = wanted.exec(mail)?.[1] ?? '');
    }, `a mail to ${email}`)
    .not.toBe('');
  return found.replaceAll('&amp;', '&');
};

/** Without digits, among which a mailed code would not be found. */
const newMail = (): string =>
  `hanako-${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}@example.jp`;

interface Way {
  readonly page: Page;
  readonly keys: Keyboard;
  readonly email: string;
  readonly prefix: '' | '/gakuen';
}

const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]:not([type=hidden])`);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
const title = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** From the shop's top to the mail that says how to confirm. */
const register = async ({ page, keys, email, prefix }: Way): Promise<void> => {
  await page.goto(`${prefix}/`);
  await keys.press('Tab');
  await expect(link(page, '本文へ移動')).toBeFocused();
  await keys.enter(link(page, 'ログイン'));
  await title(page, 'ログイン');
  await keys.enter(page.locator('main').getByRole('link', { name: /会員登録/ }));
  await title(page, '会員登録');
  await keys.type(field(page, 'email'), email);
  await keys.type(field(page, 'password'), 'hanako-2027');
  // It was another one that was meant.
  await keys.press('Tab');
  await keys.to(field(page, 'password'), 'Shift+Tab');
  await keys.press('Control+a');
  await keys.type(field(page, 'password'), password);
  await keys.to(page.getByRole('checkbox', { name: 'パスワードを表示する' }));
  await keys.press(' ', 2);
  await keys.type(field(page, 'company_name'), '株式会社花');
  await keys.type(field(page, 'orderer_name'), '山田 花子');
  await keys.type(field(page, 'postal_code'), '1000001');
  await expect(field(page, 'city')).toHaveValue('千代田区');
  await keys.to(field(page, 'prefecture'));
  await keys.press('ArrowDown');
  await keys.press('ArrowUp');
  await keys.type(field(page, 'tel'), '12');
  await keys.to(page.getByRole('radio', { name: '回答しない' }));
  await keys.press('ArrowUp', 2);
  await keys.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'その他' })).toBeChecked();
  await keys.enter(button(page, '入力内容を確認する'));

  await keys.enter(page.getByRole('link', { name: /^電話番号は0から始まる/ }));
  await expect(field(page, 'tel')).toBeFocused();
  await keys.press('Control+a');
  await keys.type(field(page, 'tel'), '0312345678');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('definition').filter({ hasText: '0312345678' })).toBeVisible();
  await keys.enter(button(page, 'この内容で登録する'));
  await title(page, '会員登録のお申し込みを受け付けました');
};

const verify = async ({ page, keys, email, prefix }: Way): Promise<void> => {
  await page.goto(await mailTo(page, email, /会員登録/, /href="([^"]+\/verify\/email[^"]+)"/));
  expect(new URL(page.url()).pathname).toBe(`${prefix}/verify/email`);
  await keys.type(field(page, 'password'), password);
  await keys.enter(button(page, 'メールアドレスを確認する'));
  await expect(page.getByText('会員登録はこれで完了です')).toBeVisible();
  await keys.enter(page.locator('main').getByRole('link', { name: 'ログインする' }));
  await title(page, 'ログイン');
};

const enterPassword = async ({ page, keys, email }: Way): Promise<void> => {
  await keys.type(field(page, 'login_id'), email);
  await keys.type(field(page, 'password'), password);
  await page.keyboard.press('Enter');
};

/** By the menu of the member's own screens; a wide screen shows it open. */
const choose = async ({ page, keys }: Way, name: string): Promise<void> => {
  await keys.enter(link(page, 'マイページ').first());
  await title(page, 'マイページ');
  const menu = page.getByRole('navigation', { name: 'マイページのメニュー' });
  const summary = menu.locator('summary');
  if (await summary.isVisible()) {
    await keys.to(summary);
    await keys.press(' ');
  }
  await keys.enter(menu.getByRole('link', { name, exact: true }));
  await title(page, name);
};

/** The shop mails a code from now on. */
const askForCodes = async (way: Way): Promise<void> => {
  const { page, keys } = way;
  await choose(way, '会員情報');
  await keys.enter(button(page, 'メールで受け取る'));
  await keys.type(field(page, 'password'), password);
  await keys.enter(button(page, 'メールで受け取る設定にする'));
  await expect(page.getByText('二段階認証の設定を変更しました。')).toBeVisible();
};

const logOut = async (way: Way): Promise<void> => {
  await choose(way, 'ログアウト');
  await way.keys.enter(button(way.page, 'ログアウトする'));
  await expect(link(way.page, 'ログイン').first()).toBeVisible();
};

const logInWithCode = async (way: Way): Promise<void> => {
  const { page, keys, email } = way;
  await keys.enter(link(page, 'ログイン').first());
  await title(page, 'ログイン');
  await enterPassword(way);
  await expect(page.getByLabel('認証コード')).toBeVisible();
  await keys.type(page.getByLabel('認証コード'), await mailTo(page, email, /認証コード/, /(?<!\d)(\d{6})(?!\d)/));
  await keys.enter(button(page, '認証する'));
  await expect(link(page, 'マイページ').first()).toBeVisible();
};

const leave = async (way: Way): Promise<void> => {
  const { page, keys } = way;
  await choose(way, '退会');
  await keys.type(field(page, 'password'), password);
  await keys.enter(button(page, '退会する'));
  await expect(page.getByText('退会の手続きが完了しました。')).toBeVisible();
  await expect(link(page, 'ログイン').first()).toBeVisible();
};

test.describe.configure({ timeout: 240_000 });

for (const { shop, prefix, width, height } of [
  { shop: 'minori', prefix: '', width: 375, height: 812 },
  { shop: 'gakuen', prefix: '/gakuen', width: 1280, height: 800 },
] as const)
  test.describe(() => {
    test.use({ viewport: { width, height } });

    test(`[auth.register] [auth.verify-email] [auth.mfa] [member.leave] by keyboard alone, its focus in sight at each press, somebody registers at ${shop}, opens the mail’s link, logs in with a mailed code and leaves (${width} px)`, async ({
      page,
      db,
    }) => {
      const email = newMail();
      const way = { page, keys: keyboardOf(page), email, prefix };
      await register(way);
      await verify(way);
      await enterPassword(way);
      await expect(link(page, 'マイページ').first()).toBeVisible();
      await askForCodes(way);
      await logOut(way);
      await logInWithCode(way);
      await leave(way);
      expect(await db.query('select id from members where email = $1', [email])).toEqual([]);
    });
  });
