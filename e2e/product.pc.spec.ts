import * as buying from './support/buying';
import { expect, test } from './support/test';

test('a variant changes price and stock, with the keyboard too', async ({ page }) => {
  await page.goto('/product/kurikinton');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
  const box = page.locator('[data-s=purchase]');
  await expect(box).toContainText('1,680円');
  await box.getByRole('radio', { name: '15個' }).check();
  await expect(box).toContainText('4,120円');
  await expect(box).toContainText('残り3点');
  await box.getByRole('radio', { name: '15個' }).press('ArrowLeft');
  await expect(box).toContainText('2,760円');
});

test('a quantity that is left is told what is wrong with it, and stands in plain digits', async ({ page }) => {
  await page.goto('/product/genmaicha-teabag');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
  await buying.chooseVariant(page);
  const box = page.locator('[data-s=purchase]');
  await box.getByRole('button', { name: '数量を1つ増やす' }).click();
  await expect(box.getByRole('spinbutton', { name: '数量' })).toHaveValue('2');
  const field = box.getByRole('spinbutton', { name: '数量' });
  const leave = async (text: string): Promise<void> => {
    await field.fill(text);
    await field.blur();
  };
  for (const wrong of ['0', '-1', 'abc', '1.5', '']) {
    await leave(wrong);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toContainText('数量は1以上の整数で入力してください。');
    await expect(field).toHaveValue(wrong);
  }
  await leave('99999999999');
  await expect(box).toContainText(/点までです。|在庫は残り/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await leave('５');
  await expect(field).toHaveValue('5');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('a price band narrows the list, stands above it and can be taken away', async ({ page }) => {
  await page.goto('/product');
  await page.getByRole('button', { name: '絞り込む' }).click();
  await page.getByRole('radio', { name: '10,000円以上' }).check();
  await expect(page).toHaveURL(/price=10000-/);
  await page.getByRole('button', { name: /^\d+点の商品を見る$/ }).click();
  const goods = page.getByRole('list', { name: '商品' }).getByRole('listitem');
  await expect(goods).not.toHaveCount(15);
  const prices = await goods.locator('b').allTextContents();
  expect(prices.every((price) => Number(price.replaceAll(',', '')) >= 10_000)).toBe(true);
  await page.getByRole('link', { name: '10,000円以上を外す' }).click();
  await expect(page).toHaveURL(/\/product$/);
  await expect(goods).toHaveCount(15);
});

test('a picture opens to the whole screen and closes with Escape, and the focus is where it was', async ({ page }) => {
  await page.goto('/product/kurikinton');
  const opener = page.getByRole('button', { name: /を拡大する$/ }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: '栗きんとんの写真1' });
  await expect(zoom).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(opener).toBeFocused();
});

test('on the whole screen the pictures are turned by button and arrow key, and Escape leads back', async ({ page }) => {
  await page.goto('/gakuen/product/blazer-navy');
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  const opener = page.getByRole('button', { name: /を拡大する$/ }).first();
  await opener.click();
  const zoom = (place: number) => page.locator(`[id$=-zoom-${place}]`);
  const enlarged = zoom(1).getByRole('checkbox', { name: '2倍に拡大する' });
  await zoom(1).locator('label').click();
  await expect(enlarged).toBeChecked();
  const pushed = zoom(1)
    .locator('label')
    .evaluate((place) => [place.scrollLeft > 0, place.scrollTop > 0]);
  expect(await pushed).toEqual([true, true]);
  await zoom(1).locator('label').click();
  await expect(enlarged).not.toBeChecked();
  await zoom(1).getByRole('button', { name: '次の写真' }).click();
  await expect(zoom(2)).toBeVisible();
  await expect(zoom(1)).toBeHidden();
  await expect(zoom(2).getByRole('button', { name: '次の写真' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(zoom(3)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(zoom(2)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom(2)).toBeHidden();
  await expect(opener).toBeFocused();
});
