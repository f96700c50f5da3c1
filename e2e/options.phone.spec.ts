/** What is done to goods: chosen on the product's page or with the address, and seen again until the order. */
import type { Page } from '@playwright/test';
import { alive } from './support/buying';
import { readyCart } from './support/ready-cart';
import { addAddress, follow, goOn, share } from './support/several-addresses';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 90_000 });
// What is not filled in is refused by the shop.
test.use({ allowedErrors: [/status of 422/] });

const toConfirmation = async (page: Page): Promise<void> => {
  await page.getByText('コンビニ払い', { exact: true }).first().click();
  await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible();
};

const chooseNoshi = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /^のし/ }).check();
  const noshi = page.getByRole('group', { name: 'のし', exact: true });
  await noshi.getByRole('radio', { name: '御歳暮' }).check();
  await noshi.getByRole('radio', { name: '紅白・蝶結び' }).check();
  await noshi.getByRole('radio', { name: '外のし' }).check();
  await noshi.getByRole('textbox', { name: '名入れ' }).fill('山田・髙﨑');
};

test('[cart.accessories] a noshi is chosen with the address, seen in the confirmation, and taken out again', async ({
  page,
}) => {
  await readyCart(page, 'delivery', '', 'kurikinton');
  await page.goto('/cart/shipping-detail');
  await alive(page);
  await page.getByRole('checkbox', { name: /^メッセージカード/ }).check();
  await chooseNoshi(page);
  const seen = page.getByRole('group', { name: 'のし', exact: true }).getByRole('status');
  await expect(seen).toHaveText('山田・髙﨑');
  await expect(seen).toHaveAttribute('data-face', 'kaisho');
  await page.reload();
  await expect(seen).toHaveText('山田・髙﨑');
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  const words = page.getByRole('textbox', { name: /^メッセージ/ });
  await expect(words).toHaveAttribute('aria-invalid', 'true');
  await words.fill('いつもありがとうございます。');
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  await toConfirmation(page);
  const main = page.locator('main');
  await expect(main).toContainText('表書き：御歳暮水引：紅白・蝶結び名入れ：山田・髙﨑掛け方：外のし');
  await expect(main).toContainText('メッセージ：いつもありがとうございます。');
  await page.goto('/cart/shipping-detail');
  await alive(page);
  await expect(page.getByRole('textbox', { name: '名入れ' })).toHaveValue('山田・髙﨑');
  await page.getByRole('checkbox', { name: /^のし/ }).uncheck();
  await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible();
  await expect(main).not.toContainText('御歳暮');
  await expect(main).toContainText('いつもありがとうございます。');
});

test('[cart.accessories] what was refused is said until it is put right, at whichever field that is', async ({
  page,
}) => {
  await readyCart(page, 'delivery', '', 'kurikinton');
  await page.goto('/cart/shipping-detail');
  await alive(page);
  await chooseNoshi(page);
  const noshi = page.getByRole('group', { name: 'のし', exact: true });
  const inside = noshi.getByRole('radio', { name: '内のし' });
  await inside.check();
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  const fault = page.getByText('「内のし」は、', { exact: false }).filter({ visible: true });
  await expect(noshi.getByText('「内のし」は、')).toBeVisible();
  await expect(inside).toBeFocused();
  await page.getByRole('checkbox', { name: /^包装/ }).check();
  await expect(fault).toHaveCount(0);
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[cart.accessories] a noshi is chosen, too', async ({ page }) => {
    await readyCart(page, 'delivery', '', 'kurikinton');
    await page.goto('/cart/shipping-detail');
    await chooseNoshi(page);
    await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
    await toConfirmation(page);
    await expect(page.locator('main')).toContainText('名入れ：山田・髙﨑');
  });

  test('[cart.accessories] a length is put right in the cart, with what is wrong at its field', async ({ page }) => {
    await page.goto('/gakuen/product/blazer-navy');
    const box = page.locator('[data-s=purchase]');
    await box.getByRole('checkbox', { name: /^袖丈つめ/ }).check();
    await box.getByRole('textbox', { name: /^詰める長さ/ }).fill('3');
    for (const axis of await box.locator('[data-choice]').all())
      await axis.locator('label:not([data-out])').getByRole('radio').first().check();
    await page.getByRole('button', { name: 'カートに入れる' }).first().click();
    await page.getByRole('link', { name: /^「袖丈つめ」を\s*変更する/ }).click();
    const length = page.getByRole('textbox', { name: /^詰める長さ/ });
    await expect(length).toHaveValue('3');
    await length.fill('12');
    await page.getByRole('button', { name: '変更する' }).click();
    await expect(length).toHaveValue('12');
    await expect(length).toHaveAttribute('aria-invalid', 'true');
    await length.fill('５');
    await page.getByRole('button', { name: '変更する' }).click();
    await expect(page).toHaveURL(/\/gakuen\/cart\/#line-\w+$/);
    await expect(page.locator('main')).toContainText(/袖丈つめ 1,980円.*詰める長さ：5cm/);
    await expect(page.getByText('ご指定の内容を変更しました。')).toBeVisible();
  });
});

test('[cart.accessories] the first thing that is wrong with an embroidery is named, and gone once it is put right', async ({
  page,
}) => {
  await page.goto('/gakuen/product/blazer-navy');
  await alive(page);
  const box = page.locator('[data-s=purchase]');
  await box.getByRole('checkbox', { name: /刺繍/ }).check();
  const name = box.getByRole('textbox', { name: /刺繍する/ });
  await name.fill('山田😀');
  for (const axis of await box.locator('[data-choice]').all())
    await axis.locator('label:not([data-out])').getByRole('radio').first().check();
  await box.getByRole('button', { name: 'カートに入れる' }).first().click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(box.locator('p[data-fault]')).not.toContainText('書体');
  await name.fill('山田');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  const faces = box.getByRole('group', { name: /書体/ });
  await expect(faces).toContainText('選択してください');
  await faces.getByRole('radio').first().check();
  await expect(faces).not.toContainText('選択してください');
});

const noshiAt = async (page: Page, place: number, front: string, giver: string): Promise<void> => {
  await page.locator('main [name$=".with.noshi"]').nth(place).check();
  const noshi = page.getByRole('group', { name: 'のし', exact: true }).nth(place);
  for (const choice of [front, '紅白・蝶結び', '外のし']) await noshi.getByRole('radio', { name: choice }).check();
  await noshi.getByRole('textbox', { name: '名入れ' }).fill(giver);
};

test('[cart.accessories] each of two addresses gets its own noshi, or both get the same', async ({ page }) => {
  await readyCart(page, 'orderer', '', 'kurikinton');
  await readyCart(page, 'delivery', '', 'kurikinton');
  await page.goto('/cart/shipping-detail');
  await alive(page);
  await follow(page, '複数のお届け先に分けて送る', '複数のお届け先');
  await addAddress(page);
  await share(page, 1).fill('1');
  await share(page, 2).fill('1');
  await goOn(page);
  await expect(page.getByRole('heading', { name: /^お届け先2 佐藤 一郎 様ののし・包装など$/ })).toBeVisible();
  await alive(page);
  // What is refused far above the button comes into view.
  await page.locator('main [name$=".with.noshi"]').first().check();
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  const front = page.getByRole('group', { name: 'のし', exact: true }).first().getByRole('radio').first();
  await expect(front).toBeFocused();
  await expect(page.getByText('表書きを選択してください。').first()).toBeInViewport();
  await noshiAt(page, 0, '御歳暮', '山田');
  await noshiAt(page, 1, '内祝', '髙橋');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  await toConfirmation(page);
  const main = page.locator('main');
  await expect(main).toContainText('表書き：御歳暮水引：紅白・蝶結び名入れ：山田');
  await expect(main).toContainText('表書き：内祝水引：紅白・蝶結び名入れ：髙橋');
  await page.goBack();
  await page.goBack();
  await alive(page);
  await page.getByRole('checkbox', { name: 'すべてのお届け先に、同じ内容で付ける' }).check();
  await expect(page.getByRole('group', { name: 'のし', exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: /へ進む$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible();
  await expect(main.getByText('表書き：御歳暮')).toHaveCount(2);
  await expect(main).not.toContainText('内祝');
});

test('[cart.accessories] a name and a length are chosen on the page of the product, with their prices', async ({
  page,
}) => {
  await page.goto('/gakuen/product/blazer-navy');
  await alive(page);
  const box = page.locator('[data-s=purchase]');
  await box.getByRole('checkbox', { name: /^内側のネーム刺繍/ }).check();
  const inside = box.getByRole('group', { name: '内側のネーム刺繍' });
  await inside.getByRole('textbox', { name: /^刺繍するお名前/ }).fill('山田 花子');
  await inside.getByRole('radio', { name: '明朝' }).check();
  await box.getByRole('checkbox', { name: /^袖丈つめ/ }).check();
  const length = box.getByRole('textbox', { name: /^詰める長さ/ });
  await length.fill('12');
  await expect(box).toContainText('オプション料金：1点につき+2,530円（税込）');
  for (const axis of await box.locator('[data-choice]').all())
    await axis.locator('label:not([data-out])').getByRole('radio').first().check();
  await page.getByRole('button', { name: 'カートに入れる' }).first().click();
  await expect(length).toHaveAttribute('aria-invalid', 'true');
  await expect(length).toBeFocused();
  await length.fill('３');
  await page.getByRole('button', { name: 'カートに入れる' }).first().click();
  await page.getByRole('link', { name: 'カートを見る' }).first().click();
  await expect(page.locator('main')).toContainText(/内側のネーム刺繍 550円.*刺繍するお名前：山田 花子書体：明朝/);
  await expect(page.locator('main')).toContainText(/袖丈つめ 1,980円.*詰める長さ：3cm/);
  await expect(page.locator('main')).toContainText('（返品・交換不可）');
  await page.getByRole('link', { name: /^「内側のネーム刺繍」を\s*変更する/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご指定の変更' })).toBeVisible();
  await alive(page);
  const name = page.getByRole('textbox', { name: /^刺繍するお名前/ });
  await expect(name).toHaveValue('山田 花子');
  await page.getByRole('radio', { name: 'ローマ字の筆記体' }).check();
  await name.fill('山田 はなこ');
  await page.reload();
  await alive(page);
  await expect(name).toHaveValue('山田 はなこ');
  await expect(page.getByRole('radio', { name: 'ローマ字の筆記体' })).toBeChecked();
  await name.fill('山田 花子');
  await page.getByRole('button', { name: '変更する' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await expect(name).toHaveValue('山田 花子');
  await name.fill('Hanako');
  await page.reload();
  await alive(page);
  await expect(name).toHaveValue('Hanako');
  await name.fill('Yamada');
  await expect(page.locator('output[data-face=roman]')).toHaveText('Yamada');
  await page.getByRole('button', { name: '変更する' }).dblclick();
  await expect(page).toHaveURL(/\/gakuen\/cart\/#line-\w+$/);
  await expect(page.locator('main')).toContainText(/660円.*刺繍するお名前：Yamada書体：ローマ字の筆記体/);
  await expect(page.getByText('ご指定の内容を変更しました。')).toBeVisible();
  // What was sent is kept no more; what was not is told where another screen has changed it.
  await page.getByRole('link', { name: /^「内側のネーム刺繍」を\s*変更する/ }).click();
  await alive(page);
  await expect(name).toHaveValue('Yamada');
  await name.fill('Hanako');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await alive(other);
  await other.getByRole('textbox', { name: /^刺繍するお名前/ }).fill('Sato');
  await other.getByRole('button', { name: '変更する' }).click();
  await expect(other).toHaveURL(/\/cart\/#line-\w+$/);
  await page.reload();
  await alive(page);
  await expect(name).toHaveValue('Sato');
  await expect(page.getByRole('status').filter({ hasText: '入力していた内容：Hanako' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('[cart.accessories] what is to be changed stays as it was typed, and is sent once there is one', async ({
    page,
    context,
  }) => {
    await page.goto('/gakuen/product/blazer-navy');
    const box = page.locator('[data-s=purchase]');
    await alive(page);
    await box.getByRole('checkbox', { name: /^袖丈つめ/ }).check();
    await box.getByRole('textbox', { name: /^詰める長さ/ }).fill('3');
    for (const axis of await box.locator('[data-choice]').all())
      await axis.locator('label:not([data-out])').getByRole('radio').first().check();
    await page.getByRole('button', { name: 'カートに入れる' }).first().click();
    await page.getByRole('link', { name: 'カートを見る' }).first().click();
    await page.getByRole('link', { name: /^「袖丈つめ」を\s*変更する/ }).click();
    const length = page.getByRole('textbox', { name: /^詰める長さ/ });
    await alive(page);
    await length.fill('5');
    await context.setOffline(true);
    await page.getByRole('button', { name: '変更する' }).click();
    await expect(page.getByText('まだ送信していません')).toBeVisible();
    await expect(length).toHaveValue('5');
    await context.setOffline(false);
    await page.getByRole('button', { name: '変更する' }).click();
    await expect(page.locator('main')).toContainText(/袖丈つめ 1,980円.*詰める長さ：5cm/);
  });
});

test('another sender is named, wrong fields are said, and amounts stay out of the parcels', async ({ page }) => {
  await readyCart(page, 'delivery', '', 'kurikinton');
  await page.goto('/cart/shipping-detail');
  await alive(page);
  await page.getByText('ご依頼主・金額の表示').click();
  const fields = page.getByRole('group', { name: 'ご依頼主', exact: true });
  await expect(fields).toBeHidden();
  await page.getByRole('radio', { name: /^ほかの方のお名前で送る/ }).check();
  const typed = { 姓: '山田商店', 名: '代表', 'お名前（フリガナ）': 'やまだ' };
  for (const [name, text] of Object.entries(typed)) await fields.getByLabel(name, { exact: true }).fill(text);
  await fields.getByLabel('郵便番号', { exact: true }).fill('604-0925');
  await expect(fields.getByLabel('お名前（フリガナ）')).toHaveValue('ヤマダ');
  await expect(fields.getByLabel('都道府県')).toHaveValue('京都府');
  await expect(fields.getByLabel('市区町村', { exact: true })).toHaveValue('京都市中京区');
  await expect(fields.getByLabel('町名・番地', { exact: true })).toBeFocused();
  await page.getByRole('checkbox', { name: /^金額のわかる書類/ }).check();
  // Kept for the tab like what is typed.
  await page.reload();
  await alive(page);
  await expect(fields.getByLabel('都道府県')).toHaveValue('京都府');
  const card = page.getByRole('checkbox', { name: /^メッセージカード/ });
  await card.check();
  const words = page.getByRole('textbox', { name: /^メッセージ/ });
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  await expect(fields.getByLabel('電話番号', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(words).toHaveAttribute('aria-invalid', 'true');
  await expect(words).toBeFocused();
  await expectAccessible(page);
  await card.uncheck();
  await fields.getByLabel('電話番号', { exact: true }).fill('0752223111');
  await fields.getByLabel('町名・番地', { exact: true }).fill('上本能寺前町488');
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  await toConfirmation(page);
  await expect(page.locator('main')).toContainText('ご依頼主 山田商店 代表 様');
  await expect(page.locator('main')).toContainText('金額のわかる書類は、お荷物に入れません。');
});

test('[cart.accessories] of two ways of wrapping one is taken, and none again', async ({ page }) => {
  await readyCart(page, 'delivery', '', 'gyokuro-morinone');
  await page.goto('/cart/shipping-detail');
  await alive(page);
  const wrapping = page.getByRole('group', { name: '包み方' });
  await expect(wrapping.getByRole('radio', { name: 'なし' })).toBeChecked();
  await wrapping.getByRole('radio', { name: /^包装/ }).check();
  await wrapping.getByRole('radio', { name: /^不織布の風呂敷包み/ }).check();
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  await toConfirmation(page);
  await expect(page.locator('main')).toContainText('不織布の風呂敷包み');
  await expect(page.locator('main')).not.toContainText(/包装(?!など)/);
  await page.goto('/cart/shipping-detail');
  await alive(page);
  await expect(wrapping.getByRole('radio', { name: /^不織布の風呂敷包み/ })).toBeChecked();
  await wrapping.getByRole('radio', { name: 'なし' }).check();
  await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('風呂敷包み');
});
