/** What was done on a screen and not sent to the shop, or is kept by the browser alone, is seen again from its record. */
import type { Page } from '@playwright/test';
import { alive, chooseVariant } from './support/buying';
import { readyCart } from './support/ready-cart';
import { test } from './support/see-again';
import { layOutAll } from './support/whole-page';
import { expect } from './support/test';

test.describe.configure({ timeout: 90_000 });
test.use({ allowedErrors: [/status of 422/] });

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

const mainText = async (page: Page): Promise<string> => {
  await layOutAll(page);
  return page.getByRole('main').innerText();
};

test('what was to be added before all was chosen', async ({ page, seeAgain }) => {
  await page.goto('/gakuen/product/knit-vest');
  await page.getByRole('radio', { name: /杢灰/ }).check({ force: true });
  await page
    .getByRole('button', { name: /を選択してください/ })
    .first()
    .click();
  const asked = page.getByText('サイズを選択してください。');
  await expect(asked).toBeVisible();
  const text = await mainText(page);
  await seeAgain();
  await expect(asked).toBeVisible();
  await expect(page.getByRole('radio', { name: /杢灰/ })).toBeChecked();
  expect(await mainText(page)).toBe(text);
});

test('the promised day of what was chosen, far below the first view', async ({ page, seeAgain }) => {
  await page.goto('/gakuen/product/blazer-gray');
  await alive(page);
  const promise = page.locator('[data-s=delivery-promise]');
  await promise.scrollIntoViewIfNeeded();
  // Of the size that comes later.
  await expect(promise).toContainText('180A');
  await chooseVariant(page);
  await expect(promise).not.toContainText('180A');
  const text = await promise.textContent();
  await seeAgain();
  await expect(promise).toHaveText(text ?? '');
});

test.describe('what was put right before the connection broke', () => {
  test.use({ allowedErrors: [/status of 422|ERR_FAILED|503/] });

  test('is no fault any more', async ({ page, seeAgain }) => {
    await page.goto('/login/');
    await alive(page);
    const [name, password] = [page.locator('main [name=login_id]'), page.locator('main [name=password]')];
    await press(page, 'ログインする');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await page.route('**/v1/auth/login', (route) => route.abort());
    await name.fill('hanako@example.jp');
    await password.fill('hanako-2026');
    await press(page, 'ログインする');
    const alert = page.getByRole('alert').filter({ hasText: '通信' });
    await expect(alert).toBeVisible();
    await seeAgain();
    await expect(alert).toBeVisible();
    await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0);
  });
});

test('that no way to pay was chosen, and a card that was filled in wrongly', async ({ page, seeAgain }) => {
  await readyCart(page, 'payment');
  await page.goto('/cart/payment');
  await alive(page);
  const next = page.getByRole('button', { name: 'ご注文内容の確認へ進む' });
  await next.click();
  const missing = page.getByText('お支払い方法を選択してください。');
  await expect(missing).toBeVisible();
  await page.getByText('クレジットカード', { exact: true }).click();
  await expect(missing).toHaveCount(0);
  const [month, code] = [page.getByLabel('有効期限'), page.getByLabel('セキュリティコード')];
  await month.fill('13/30');
  await code.fill('9');
  await next.click();
  await expect(month).toHaveAttribute('aria-invalid', 'true');
  const text = await seeAgain();
  await expect(page.getByRole('radio', { name: /^クレジットカード/ })).toBeChecked();
  for (const field of [month, code]) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(missing).toHaveCount(0);
  expect(text).not.toContain('13/30');
});

test('what was filled in of a product and not sent, with other words in place of their own', async ({
  page,
  seeAgain,
}) => {
  await page.goto('/gakuen/product/blazer-navy');
  await alive(page);
  const box = page.locator('[data-s=purchase]');
  await box.getByRole('checkbox', { name: /^内側のネーム刺繍/ }).check();
  await box.getByRole('textbox', { name: /^刺繍するお名前/ }).fill('山田 花子');
  // The box comes to life once it is seen: its preview moves what is below.
  await expect(box.getByRole('status').filter({ hasText: '山田 花子' })).toBeVisible();
  await box.getByRole('radio', { name: '明朝' }).first().check();
  await chooseVariant(page);
  const said = box.getByText('オプション料金：1点につき+550円（税込）');
  await expect(said).toBeVisible();
  const price = await box.locator('b, strong').first().textContent();
  const text = await seeAgain();
  await expect(said).toBeVisible();
  await expect(box.getByRole('textbox', { name: /^刺繍するお名前/ })).toHaveValue(
    /^[甲乙丙丁戊己庚辛壬癸]{2} [甲乙丙丁戊己庚辛壬癸]{2}$/,
  );
  await expect(box.getByRole('radio', { name: '明朝' }).first()).toBeChecked();
  await expect(box.getByRole('button', { name: 'カートに入れる' }).first()).toBeVisible();
  expect(await box.locator('b, strong').first().textContent()).toBe(price);
  for (const typed of ['山田', '花子']) expect(text, typed).not.toContain(typed);
});

const fillIn = async (page: Page, school: string): Promise<void> => {
  const values = {
    email: 'hanako@example.jp',
    password: 'hanako-2026',
    company_name: '株式会社花',
    orderer_name: '山田 花子',
    school,
  };
  for (const [name, text] of Object.entries(values))
    await page.locator(`main [name="${name}"]:not([type=hidden])`).fill(text);
  await press(page, '入力内容を確認する');
};

/** In place of what was typed, as long as that. */
const isStandIn = async (page: Page, name: string, text: string): Promise<void> => {
  const field = page.locator(`main [name="${name}"]:not([type=hidden])`).first();
  await expect(field).not.toHaveValue(text);
  await expect(field).toHaveValue(new RegExp(`^.{${String(text.length)}}$`, 'u'));
};

test('a form that was pressed too early, and what was put right in it since', async ({ page, seeAgain }) => {
  await readyCart(page, 'orderer');
  await page.goto('/cart/shipping-select');
  await alive(page);
  const field = (name: string) => page.locator(`main [name="${name}"]:not([type=hidden])`).first();
  await field('last_name').fill('山田花子');
  await field('phone_number').fill('12');
  await press(page, '次へ進む');
  await expect(field('phone_number')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  await field('email').fill('hanako@example.jp');
  await expect(field('email')).not.toHaveAttribute('aria-invalid', 'true');
  const text = await seeAgain();
  await isStandIn(page, 'last_name', '山田花子');
  await isStandIn(page, 'phone_number', '12');
  await expect(field('phone_number')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('email')).toHaveValue(/@/);
  await expect(field('email')).not.toHaveAttribute('aria-invalid', 'true');
  for (const typed of ['山田', '花子', 'hanako']) expect(text, typed).not.toContain(typed);
});

test.describe('what the shop has not answered yet', () => {
  test.use({ allowedErrors: [/Failed to fetch|ERR_ABORTED/] });

  test('is still under way', async ({ page, seeAgain }) => {
    await page.goto('/login/');
    await alive(page);
    await page.route('**/v1/auth/login', () => undefined);
    await page.locator('main [name=login_id]').fill('hanako@example.jp');
    await page.locator('main [name=password]').fill('hanako-2026');
    // Before its flow has come, a press is not in the record.
    await Promise.all([page.waitForRequest('**/v1/auth/login'), press(page, 'ログインする')]);
    const busy = page.getByRole('main').locator('button[aria-busy=true], button[aria-disabled=true]');
    await expect(busy.first()).toBeVisible();
    const text = await seeAgain();
    expect(text).toContain('"fault": "silent"');
    await expect(busy.first()).toBeVisible();
    await expect(page.getByText('通信できませんでした')).toHaveCount(0);
  });
});

test('a form that was left half filled in', async ({ page, seeAgain }) => {
  await page.goto('/gakuen/register');
  await alive(page);
  await page.locator('main [name=orderer_name]').fill('山田 花子');
  await page.locator('main [name=password]:not([type=hidden])').fill('hanako-2026');
  await page.waitForFunction(() => window.norenFlows !== undefined);
  const text = await seeAgain();
  await isStandIn(page, 'orderer_name', '山田 花子');
  await expect(page.locator('main [name=password]:not([type=hidden])')).toHaveValue('');
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0);
  for (const typed of ['山田', '花子', 'hanako']) expect(text, typed).not.toContain(typed);
});

const people = ['hanako', '株式会社花', '山田', '花子', '青葉台小学校', 'どこにもない'];

test('what a new member reads once more, with other words in place of their own', async ({ page, seeAgain }) => {
  await page.goto('/gakuen/register');
  await fillIn(page, '青葉台小学校');
  const terms = page.getByRole('main').getByRole('term');
  await expect(page.getByRole('button', { name: 'この内容で登録する' })).toBeVisible();
  const titles = await terms.allTextContents();
  const text = await seeAgain();
  await expect(page.getByRole('button', { name: 'この内容で登録する' })).toBeVisible();
  expect(await terms.allTextContents()).toEqual(titles);
  for (const typed of people) expect(text, typed).not.toContain(typed);
  await press(page, '入力内容を修正する');
  await expect(page.locator('main [name=company_name]')).not.toHaveValue('');
});

test('a login that is refused, on a page on which nothing else was done, whose address opens something', async ({
  page,
  seeAgain,
}) => {
  const secret = 'f3Kq-0aLx_9ZbN2vC7yTq8RmW4pD1sHj';
  await page.goto(`/login/?t=${secret}`);
  await page.locator('main [name=login_id]').fill('hanako@example.jp');
  await page.locator('main [name=password]').fill('hanako-2026');
  await press(page, 'ログインする');
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'メールアドレス・ログインIDまたはパスワードが正しくありません' });
  await expect(refusal).toBeVisible();
  await page.waitForFunction(() => window.norenFlows !== undefined);
  const kept = await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
    return sessionStorage.getItem('noren:recording') ?? '';
  });
  expect(kept).toContain('"/login/?t=~"');
  const text = await seeAgain();
  await expect(refusal).toBeVisible();
  for (const typed of ['hanako@example.jp', 'hanako-2026', secret]) expect(text + kept, typed).not.toContain(typed);
});

test('a school that is not known', async ({ page, seeAgain }) => {
  await page.goto('/gakuen/register');
  await fillIn(page, 'どこにもない小学校');
  const fault = page.getByRole('link', { name: /^この学校は登録されていません/ });
  await expect(fault).toBeVisible();
  const text = await seeAgain();
  await expect(fault).toBeVisible();
  for (const typed of people) expect(text, typed).not.toContain(typed);
});

test('what was put aside for later, and what was brought back', async ({ page, seeAgain }) => {
  await page.goto(await readyCart(page, 'cart'));
  await press(page, 'あとで買う');
  const saved = page.getByRole('button', { name: 'カートに戻す' });
  await expect(saved).toBeVisible();
  const text = await mainText(page);
  await seeAgain();
  await expect(saved).toBeVisible();
  expect(await mainText(page)).toBe(text);
});

test('what was brought back into the cart', async ({ page, seeAgain }) => {
  await page.goto(await readyCart(page, 'cart'));
  await press(page, 'あとで買う');
  await press(page, 'カートに戻す');
  const line = page.getByRole('main').getByRole('button', { name: 'あとで買う' });
  await expect(line).toBeVisible();
  await expect(page.getByRole('button', { name: 'カートに戻す' })).toBeHidden();
  const text = await mainText(page);
  await seeAgain();
  await expect(line).toBeVisible();
  expect(await mainText(page)).toBe(text);
});

/** Chooses when it comes. @returns what shows that it is chosen */
const chooseDay = async (page: Page): Promise<() => Promise<void>> => {
  await readyCart(page, 'delivery');
  await page.goto('/cart/shipping-detail');
  await alive(page);
  const [day, zone] = [page.locator('main [name^="delivery_at."]'), page.locator('main [name^="timezone."]')];
  await day.selectOption({ index: 2 });
  await zone.selectOption({ index: 1 });
  const chosen = [await day.inputValue(), await zone.inputValue()] as const;
  await page.waitForFunction(() => window.norenFlows !== undefined);
  return async () => {
    await expect(day).toHaveValue(chosen[0]);
    await expect(zone).toHaveValue(chosen[1]);
  };
};

test('a day of delivery that was chosen and not sent', async ({ page, seeAgain }) => {
  const isChosen = await chooseDay(page);
  await seeAgain();
  await isChosen();
});

test.describe('a day of delivery', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test('that was sent where there was no connection', async ({ page, context, seeAgain }) => {
    const isChosen = await chooseDay(page);
    await context.setOffline(true);
    await press(page, 'お支払い方法へ進む');
    await expect(page.getByText('通信できませんでした').first()).toBeVisible();
    await context.setOffline(false);
    await seeAgain();
    await isChosen();
  });
});

test('a field in which somebody stood says nothing that it had not said before', async ({ page, seeAgain }) => {
  await readyCart(page, 'orderer');
  await page.goto('/cart/shipping-select');
  await alive(page);
  const field = page.locator('main [name=phone_number]:not([type=hidden])').first();
  await field.fill('12');
  await expect(field).toBeFocused();
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await seeAgain();
  await isStandIn(page, 'phone_number', '12');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('the town of a postal code that was found after the press', async ({ page, seeAgain }) => {
  await readyCart(page, 'orderer');
  await page.goto('/cart/shipping-select');
  await alive(page);
  const field = (name: string) => page.locator(`main [name=${name}]:not([type=hidden])`).first();
  let find: () => void = () => undefined;
  const untilFound = new Promise<void>((resolve) => (find = resolve));
  await page.route('**/postal**', (route) => untilFound.then(() => route.continue()));
  for (const name of ['city', 'address1', 'email']) await field(name).fill('');
  await field('postal_code').fill('5640063');
  await press(page, '次へ進む');
  await expect(field('city')).toHaveAttribute('aria-invalid', 'true');
  find();
  await expect(field('city')).toHaveValue('吹田市');
  await expect(field('city')).not.toHaveAttribute('aria-invalid', 'true');
  const invalid = page.locator('main [aria-invalid=true]');
  const count = await invalid.count();
  await page.unrouteAll({ behavior: 'wait' });
  await seeAgain();
  await expect(invalid).toHaveCount(count);
  await expect(field('city')).not.toHaveValue('');
});
