import * as buying from './support/buying';
import { holdScript } from './support/late-script';
import { expect, test } from './support/test';

test('a variant chosen before the script has come is kept, with its price and stock', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/product/kurikinton', { waitUntil: 'commit' });
  const box = page.locator('[data-s=purchase]');
  await box.getByRole('radio', { name: '15個' }).check();
  await expect(box).toContainText('1,680円から（税込）');
  release();
  await expect(box).toContainText('4,120円（税込）');
  await expect(box).toContainText('残り3点');
  await expect(box.getByRole('radio', { name: '15個' })).toBeChecked();
});

test('a variant chosen and put into the cart before the box has come to life is the one that is there', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/purchase-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/product/kurikinton');
  const box = page.locator('[data-s=purchase]');
  await box.getByRole('radio', { name: '10個' }).check();
  await box.locator('button[type=submit]').first().click();
  release();
  await expect(box).toContainText('カートに1点入れました');
  await expect(box.getByRole('alert')).toHaveCount(0);
});

test('nothing is chosen for a shopper: the button says what is missing, and leads there', async ({ page }) => {
  await page.goto('/gakuen/product/knit-vest');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
  const box = page.locator('[data-s=purchase]');
  await expect(box.getByRole('radio', { checked: true })).toHaveCount(0);
  await box.getByRole('button', { name: '色・サイズを選択してください' }).first().click();
  await expect(box.getByRole('group', { name: '色' }).getByRole('alert')).toHaveText('色を選択してください。');
  await box.getByRole('radio', { name: '杢灰' }).check();
  await box.getByRole('button', { name: 'サイズを選択してください' }).first().click();
  await expect(box.getByRole('group', { name: 'サイズ', exact: true }).locator(':focus')).toHaveCount(1);
});

test('what has nothing to say of the stock yet has no box, and one when a variant is chosen', async ({ page }) => {
  await page.goto('/gakuen/product/blazer-navy');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
  const box = page.locator('[data-s=purchase]');
  const boxes = () =>
    box
      .locator('[aria-live], [role=status], [role=alert]')
      .evaluateAll(
        (all) => all.filter((one) => one.matches(':empty') && one.getBoundingClientRect().height > 0).length,
      );
  await expect(box.locator('[aria-live]:empty').first()).toBeAttached();
  expect(await boxes()).toBe(0);
  await buying.chooseVariant(page);
  await expect(box.getByText('在庫：')).toBeAttached();
  expect(await boxes()).toBe(0);
});

test('the pictures follow the colour, and say so where they show another one', async ({ page }) => {
  await page.goto('/gakuen/product/knit-vest');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
  const gallery = page.locator('[data-gallery]');
  await page.getByRole('radio', { name: '杢灰' }).check();
  await expect(gallery).toContainText('写真は「杢紺」です。「杢灰」の写真は準備中です。');
  await page.getByRole('radio', { name: '杢紺' }).check();
  await expect(gallery).not.toContainText('準備中');
});

test('what is sold out can be looked at, and says so on its box and below', async ({ page }) => {
  await page.goto('/gakuen/product/knit-vest');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
  const box = page.locator('[data-s=purchase]');
  await box.getByRole('radio', { name: '杢灰' }).check();
  const soldOut = box.getByRole('radio', { name: 'M 在庫切れ' });
  await soldOut.check();
  await expect(box).toContainText('入荷の見込みです');
});

test('with the keyboard alone a guest filters on a phone, closes the sheet and stands where they were', async ({
  page,
}) => {
  await page.goto('/gakuen/product');
  const opener = page.getByRole('button', { name: /^絞り込む/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('form', { name: '絞り込む' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('on a phone price and button stay in reach below the box, and are not there beside it', async ({ page }) => {
  await page.goto('/gakuen/product/shirt-white');
  const bar = page.getByRole('group', { name: 'ご購入' });
  await expect(bar).toBeVisible();
  await page.getByRole('group', { name: 'サイズ', exact: true }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await bar.getByRole('button', { name: /を選択してください$/ }).click();
  await expect(page.locator('[data-choice] :focus')).toHaveCount(1);
  await expect(page.getByRole('alert').first()).toContainText('選択してください。');
  await buying.chooseVariant(page);
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await bar.getByRole('button', { name: 'カートに入れる' }).click();
  await expect(bar).toContainText('カートに1点入れました');
});

test('a choice far down the sheet of filters stays in view when it is pressed', async ({ page }) => {
  await page.goto('/gakuen/product');
  await page.getByRole('button', { name: /^絞り込む/ }).click();
  const choice = page.getByRole('checkbox', { name: /在庫/ });
  // By its words, as most do.
  await page
    .locator('label')
    .filter({ has: choice })
    .click({ position: { x: 120, y: 12 } });
  await expect(page).toHaveURL(/in_stock=true/);
  await expect(choice).toBeFocused();
  await expect(choice).toBeInViewport();
});
