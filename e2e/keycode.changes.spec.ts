import { expect, test } from './support/test';

const setKeycode = (keycode: string | null) =>
  [`update channels set keycode = $1 where id = 'gakuen'`, [keycode]] as const;

test.use({ allowedErrors: [/the server responded with a status of 422/] });

test('[site.keycode-gate] a shop with a keycode sends visitors to tell it, and back to what they came for', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  await db.query(...setKeycode('haru-2026'));
  try {
    await expect(async () => {
      // To the same address with its fragment again, nothing would be asked for.
      await page.goto('about:blank');
      await page.goto('/gakuen/product?sort=price_asc#main');
      await expect(page).toHaveURL(/\/gakuen\/keycode\/\?redirect=/, { timeout: 1_000 });
    }).toPass();
    const field = page.getByRole('textbox', { name: 'キーコード' });
    await field.fill('natsu');
    await page.getByRole('button', { name: 'ショップに入る' }).click();
    await expect(page.getByText('キーコードが正しくありません。').first()).toBeVisible();
    await expect(field).toHaveValue('natsu');
    // Two presses within 0.7 s are one.
    await page.waitForTimeout(700);
    // As a Japanese keyboard leaves it.
    await field.fill('ｈａｒｕ-2026');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/gakuen\/product\?sort=price_asc#main$/);
    await expect(page.getByRole('list', { name: '商品' })).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).not.toContain('keycode');

    const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const stranger = await other.newPage();
    await stranger.goto('/gakuen/product');
    await expect(stranger).toHaveURL(/\/gakuen\/keycode\//);
    await other.close();
  } finally {
    await db.query(...setKeycode(null));
  }
});
