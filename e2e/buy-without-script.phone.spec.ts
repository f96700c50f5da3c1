import { fillOrderer } from './support/buying';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

const title = (name: string) => ({ level: 1, name }) as const;

test('[cart.guest] a guest buys without script, from the variant to the order', async ({ page }) => {
  await page.goto('/product/kuki-hojicha');
  const box = page.locator('[data-s=purchase]');
  await expect(box.getByRole('radio', { checked: true })).toHaveCount(0);
  await box.getByRole('button', { name: 'カートに入れる' }).first().click();
  await expect(box.getByRole('group', { name: '内容量' }).getByRole('alert')).toContainText(
    '内容量を選択してください。',
  );
  await box.getByRole('radio').nth(1).check();
  await box.getByRole('spinbutton', { name: '数量' }).fill('2');
  await box.getByRole('button', { name: 'カートに入れる' }).first().click();

  await expect(page.getByRole('heading', title('カート'))).toBeVisible();
  const lines = page.locator('[data-s=cart-lines]');
  await expect(lines).toContainText('1,620円');
  await lines.getByRole('spinbutton', { name: '数量' }).fill('3');
  await lines.getByRole('button', { name: '変更する' }).click();
  await expect(lines.getByRole('spinbutton', { name: '数量' })).toHaveValue('3');
  await expect(page.locator('[data-s=cart-summary]')).toContainText('4,860円');
  await page.getByRole('link', { name: 'ご購入手続きへ進む' }).click();

  await fillOrderer(page);
  await page.getByRole('button', { name: '次へ進む' }).click();
  await expect(page.getByRole('heading', title('お届け日時'))).toBeVisible();
  await page.getByLabel('お届け時間帯').selectOption('午前中');
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();

  await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
  await expect(page.getByRole('group', { name: 'お支払い方法' })).toContainText('お支払い方法を選択してください。');
  await page.getByRole('radio', { name: 'コンビニ払い' }).check();
  await page.getByRole('button', { name: 'ご注文内容の確認へ進む' }).click();
  await expect(page.getByRole('heading', title('ご注文内容の確認'))).toBeVisible();
  await expect(page.locator('main')).toContainText('ご入金の確認後、最短でお届け 午前中');
  await page.getByRole('button', { name: '注文を確定する' }).click();
  await expect(page.getByRole('heading', title('ご注文ありがとうございます'))).toBeVisible();
  await expect(page.locator('[data-s=order-complete]')).toContainText(/\d{6}-\d{6}/);
});

test('[ui.flash-default] what became of a press is said once by the screen that follows', async ({ page }) => {
  await page.goto('/product/kuki-hojicha');
  const box = page.locator('[data-s=purchase]');
  await box.getByRole('radio').first().check();
  await box.getByRole('button', { name: 'カートに入れる' }).first().click();
  await page.locator('[data-s=cart-lines]').getByRole('button', { name: 'カートから外す' }).click();
  await expect(page.getByRole('heading', title('カート'))).toBeVisible();
  const said = page.getByRole('status').filter({ hasText: '商品をカートから外しました。' });
  await expect(said).toBeVisible();
  await expect(said).toHaveAttribute('data-flash', 'positive');
  await page.reload();
  await expect(said).toHaveCount(0);
});

test('what the shop refuses is shown again with what was typed', async ({ page }) => {
  await page.goto('/product/kuki-hojicha');
  await page.locator('[data-s=purchase]').getByRole('radio').first().check();
  await page.getByRole('button', { name: 'カートに入れる' }).first().click();
  await page.goto('/cart/shipping-select');
  await fillOrderer(page);
  await page.locator('main [name=phone_number]').fill('090');
  await page.getByRole('button', { name: '次へ進む' }).click();
  await expect(page.locator('main [name=last_name]')).toHaveValue('山田');
  await expect(page.locator('main')).toContainText('電話番号');
  await expect(page.locator('main [name=phone_number]')).toHaveAttribute('aria-invalid', 'true');
});

test('what is typed is read as it is meant, but a postal code of another prefecture is not', async ({ page }) => {
  await page.goto('/product/kuki-hojicha');
  await page.locator('[data-s=purchase]').getByRole('radio').first().check();
  await page.getByRole('button', { name: 'カートに入れる' }).first().click();
  await page.goto('/cart/shipping-select');
  const field = (name: string) => page.locator(`main [name=${name}]`);
  await fillOrderer(page);
  await field('last_name_kana').fill('やまだ');
  await field('phone_number').fill('０４９９２－２－１２３４ ');
  await field('postal_code').fill('９００－０００１');
  await page.getByRole('button', { name: '次へ進む' }).click();
  await expect(page.locator('main')).toContainText('郵便番号 900-0001 は沖縄県の番号です。');
  await expect(field('postal_code')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('postal_code')).toHaveValue('９００－０００１');
  await expect(field('last_name_kana')).toHaveValue('やまだ');

  await field('postal_code').fill('１００－０００１');
  await page.getByRole('button', { name: '次へ進む' }).click();
  await expect(page.getByRole('heading', title('お届け日時'))).toBeVisible();
  await page.goto('/cart/shipping-select');
  await expect(field('last_name_kana')).toHaveValue('ヤマダ');
  await expect(field('phone_number')).toHaveValue('04992-2-1234');
});
