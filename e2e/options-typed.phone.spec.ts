/** What is filled in on a product's page: seen in the face that it is made in, and kept until it is in the cart. */
import { alive, chooseVariant } from './support/buying';
import { expect, test } from './support/test';

test('[cart.accessories] a name is seen in each face, which is fetched with the field and not before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['font', 'stylesheet'].includes(request.resourceType())) asked.push(request.url());
  });
  await page.goto('/gakuen/product/blazer-navy');
  await alive(page);
  const inside = page.locator('[data-s=purchase]').getByRole('group', { name: '内側のネーム刺繍' });
  const seen = inside.getByRole('status');
  expect(asked).toEqual([]);
  await inside.getByRole('checkbox').check();
  await inside.getByRole('textbox', { name: /^刺繍するお名前/ }).fill('山田 永');
  const shotIn = async (face: string, family: string): Promise<string> => {
    await inside.getByRole('radio', { name: face }).check();
    await expect(seen).toHaveCSS('font-family', new RegExp(`^"?${family}`));
    await expect
      .poll(() => page.evaluate((name) => document.fonts.check(`20px "${name}"`, '山田永'), family))
      .toBe(true);
    return (await seen.screenshot()).toString('base64');
  };
  const brush = await shotIn('楷書', 'Yuji Syuku');
  expect(await shotIn('明朝', 'Hina Mincho')).not.toBe(brush);
  expect(asked.filter((url) => url.endsWith('.woff2')).length).toBeGreaterThan(1);
});

test('[cart.accessories] a text says what it may be written in, and what the chosen face does not have', async ({
  page,
}) => {
  await page.goto('/gakuen/product/blazer-navy');
  await alive(page);
  const inside = page.locator('[data-s=purchase]').getByRole('group', { name: '内側のネーム刺繍' });
  await inside.getByRole('checkbox').check();
  await expect(inside).toContainText('漢字・ひらがな・カタカナは10文字、半角のローマ字は20文字まで');
  const name = inside.getByRole('textbox', { name: /^刺繍するお名前/ });
  await name.fill('山田 Hanako');
  await expect(inside).toContainText('漢字・ひらがな・カタカナか、半角のローマ字で入力してください。');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('𠮷田');
  await inside.getByRole('radio', { name: '楷書' }).check();
  await expect(inside).toContainText('「𠮷」は、この書体にないため、近い別の書体でおつくりします。');
  await name.fill('髙﨑');
  await expect(inside).not.toContainText('近い別の書体');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('[cart.accessories] a reload keeps what was chosen and filled in until it is in the cart', async ({ page }) => {
  await page.goto('/gakuen/product/blazer-navy');
  await alive(page);
  const box = page.locator('[data-s=purchase]');
  const sleeve = box.getByRole('checkbox', { name: /^袖丈つめ/ });
  const length = box.getByRole('textbox', { name: /^詰める長さ/ });
  const chosen = box.locator('[data-choice] :checked');
  await sleeve.check();
  await length.fill('3');
  await chooseVariant(page);
  const price = 'オプション料金：1点につき+1,980円（税込）';
  await expect(box).toContainText(price);
  const axes = await box.locator('[data-choice]').count();
  const button = box.getByRole('button', { name: 'カートに入れる' }).first();
  // It comes to life as it comes into view.
  const reload = async (): Promise<void> => {
    await page.reload();
    await alive(page);
    await box.scrollIntoViewIfNeeded();
  };
  await reload();
  await expect(length).toHaveValue('3');
  await expect(chosen).toHaveCount(axes);
  await expect(box).toContainText(price);
  await button.click();
  await expect(box.getByRole('link', { name: 'カートを見る' }).first()).toBeVisible();
  await reload();
  await expect(sleeve).not.toBeChecked();
  // For the next piece.
  await sleeve.check();
  await length.fill('4');
  await expect(box).toContainText(price);
  await reload();
  await expect(length).toHaveValue('4');
  await expect(sleeve).toBeChecked();
});
