/** An order on paper: one sheet with what matters of it. */
import * as buying from './support/buying';
import { readyCart } from './support/ready-cart';
import { expect, test } from './support/test';

test('the order that was placed is printed on one sheet, without menus, footer and buttons', async ({ page }) => {
  await page.goto(await readyCart(page, 'complete'));
  const number = await buying.orderNumber(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(number, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('実').first()).toBeVisible();
  for (const words of ['お支払い期限', 'ご注文の内容', '合計（税込）'])
    await expect(page.getByText(words).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('link', { name: 'お買い物を続ける' })).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(1);
});
