/** Whoever double-clicks has pressed one thing: what slides beneath the second click is not pressed. */
import type { Locator, Page } from '@playwright/test';
import * as buying from './support/buying';
import { readyCart } from './support/ready-cart';
import { expect, test } from './support/test';

/** Both clicks where it stands now, the second one once the screen has answered the first. */
const pressTwice = async (page: Page, button: Locator, between: () => Promise<unknown>): Promise<void> => {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = [x + width / 2, y + height / 2] as const;
  await page.mouse.click(...at);
  await between();
  await page.mouse.click(...at);
};

const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

test('a line that was removed is offered back in view, and a double click brings it back and leads nowhere', async ({
  page,
}) => {
  await buying.addToCart(page, '/product/kurikinton');
  await buying.addToCart(page);
  await buying.alive(page);
  const lines = page.getByRole('list', { name: 'カートの商品' }).getByRole('listitem');
  await lines.last().getByRole('button', { name: 'カートから外す' }).click();
  const back = page.getByRole('button', { name: '元に戻す' });
  await expect(back).toBeInViewport();
  await expect(page.getByText(/を外しました。$/)).toBeInViewport();
  await pressTwice(page, back, () => nextFrame(page));
  await expect(lines).toHaveCount(2);
  await expect(page).toHaveURL(/\/cart\/$/);
});

test('the second click of a double click presses nothing on the page that the first one led to', async ({ page }) => {
  await page.goto('/product');
  const first = page
    .getByRole('list')
    .getByRole('link', { name: /栗きんとん/ })
    .first();
  await first.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await first.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await nextFrame(page);
  await expect(page).toHaveURL(/\/product$/);
  await first.click();
  await expect(page).toHaveURL(/\/product\/kurikinton/);
});

test.describe('what the shop refuses', () => {
  test.use({ allowedErrors: [/422/] });

  test('a sender that is corrected is said to be wrong no more, and a double click leads one step on', async ({
    page,
  }) => {
    await readyCart(page, 'delivery', '', 'kurikinton');
    await page.goto('/cart/shipping-detail');
    await buying.alive(page);
    await page.getByText('ご依頼主・金額の表示').click();
    await page.getByRole('radio', { name: /^ほかの方のお名前で送る/ }).check();
    const fields = page.getByRole('group', { name: 'ご依頼主', exact: true });
    const typed = { 姓: '山田商店', 名: '代表', 'お名前（フリガナ）': 'やまだ', 電話番号: '12' };
    for (const [name, text] of Object.entries(typed)) await fields.getByLabel(name, { exact: true }).fill(text);
    await fields.getByLabel('郵便番号', { exact: true }).fill('604-0925');
    await expect(fields.getByLabel('市区町村', { exact: true })).toHaveValue('京都市中京区');
    await fields.getByLabel('町名・番地', { exact: true }).fill('上本能寺前町488');
    const onward = page.getByRole('button', { name: 'お支払い方法へ進む' });
    await onward.click();
    const phone = fields.getByLabel('電話番号', { exact: true });
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await phone.fill('0752223111');
    await expect(phone).not.toHaveAttribute('aria-invalid');
    await pressTwice(page, onward, () => nextFrame(page));
    await expect(page).toHaveURL(/\/cart\/payment$/);
  });
});
