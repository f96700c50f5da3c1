/** A form that the shop has refused is seen again from its record with what stood in its fields, in other words. */
import { alive } from './support/buying';
import { readyCart } from './support/ready-cart';
import { test } from './support/see-again';
import { addAddress, follow, goOn, share } from './support/several-addresses';
import { expect } from './support/test';

test.describe.configure({ timeout: 90_000 });
test.use({ allowedErrors: [/status of 422/] });

test('what was to go to each of several addresses', async ({ page, seeAgain }) => {
  await readyCart(page, 'orderer');
  await page.goto(await readyCart(page, 'delivery'));
  await alive(page);
  await follow(page, '複数のお届け先に分けて送る', '複数のお届け先');
  await addAddress(page);
  await share(page, 1).fill('1');
  await share(page, 2).fill('2');
  await goOn(page);
  const rest = page.getByLabel('お届け先の決まっていない数').getByText('1点多くなっています', { exact: true });
  await expect(share(page, 2)).toHaveAttribute('aria-invalid', 'true');
  await seeAgain();
  await expect(share(page, 2)).toHaveAttribute('aria-invalid', 'true');
  await expect(rest).toBeVisible();
  await expect(share(page, 1)).toHaveValue('1');
  await expect(share(page, 2)).toHaveValue('2');
});

test('more of a product than can be had', async ({ page, seeAgain }) => {
  await page.goto(await readyCart(page, 'cart'));
  await alive(page);
  const quantity = page.getByRole('spinbutton', { name: '数量' });
  await quantity.fill('999999');
  await quantity.blur();
  const fault = page.locator('[id$=-fault]').filter({ hasText: /以下で入力/ });
  await expect(fault).toBeVisible();
  const said = await fault.textContent();
  await seeAgain();
  await expect(fault).toHaveText(said ?? '');
  await expect(quantity).toHaveValue('999999');
});

test('a coupon that the cart does not take, by a form that the browser sends itself', async ({ page, seeAgain }) => {
  await page.goto(await readyCart(page, 'cart'));
  await alive(page);
  const field = page.getByLabel('クーポンコード');
  await page.getByRole('heading', { name: 'クーポンを使う' }).click();
  await field.fill('HANAKO-2026');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/cart\/\?again=refused$/);
  const fault = page.getByRole('alert').filter({ hasText: 'クーポン' });
  const words = (await fault.textContent()) ?? '';
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const text = await seeAgain('post');
  await alive(page);
  await expect(fault).toHaveText(words);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).not.toHaveValue('');
  expect(text).not.toContain('HANAKO');
});

test('a login, without its password', async ({ page, seeAgain }) => {
  await page.goto('/login/');
  const [name, password] = [page.locator('main [name=login_id]'), page.locator('main [name=password]')];
  await name.fill('hanako@example.jp');
  await password.fill('hanako-2026');
  await page.getByRole('button', { name: 'ログインする' }).click();
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'メールアドレス・ログインIDまたはパスワードが正しくありません' });
  await expect(refusal).toBeVisible();
  const text = await seeAgain();
  await expect(refusal).toBeVisible();
  await expect(name).not.toHaveValue('');
  await expect(name).not.toHaveValue('hanako@example.jp');
  await expect(password).toHaveValue('');
  expect(text).not.toContain('hanako');
});

test('another sender, as far as it was filled in', async ({ page, seeAgain }) => {
  await page.goto(await readyCart(page, 'delivery'));
  await alive(page);
  await page.getByText('ご依頼主・金額の表示').click();
  await page.getByRole('radio', { name: /^ほかの方のお名前で送る/ }).check();
  const fields = page.getByRole('group', { name: 'ご依頼主', exact: true });
  const typed = { 姓: '山田商店', 市区町村: '京都市中京区' };
  for (const [label, text] of Object.entries(typed)) await fields.getByLabel(label, { exact: true }).fill(text);
  await fields.getByLabel('都道府県').selectOption('京都府');
  await page.getByRole('checkbox', { name: '金額のわかる書類を、お荷物に入れない' }).check();
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  const family = fields.getByLabel('姓', { exact: true });
  const faults = fields.locator('[aria-invalid=true]');
  await expect(faults).not.toHaveCount(0);
  const count = await faults.count();
  const text = await seeAgain();
  await expect(faults).toHaveCount(count);
  await expect(page.getByRole('radio', { name: /^ほかの方のお名前で送る/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: '金額のわかる書類を、お荷物に入れない' })).toBeChecked();
  await expect(fields.getByLabel('都道府県')).toHaveValue('京都府');
  await expect(family).toHaveValue(/^[^山田商店]{4}$/);
  for (const one of Object.values(typed)) expect(text).not.toContain(one);
});
