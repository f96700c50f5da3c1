import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('everything reads, filters, sorts, pages and searches without script', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: '商品を検索' }).first().fill('茶');
  await page.getByRole('searchbox', { name: '商品を検索' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('「茶」の検索結果');

  await page.goto('/product');
  await page.getByLabel('並び順').selectOption('price_desc');
  await page.getByRole('button', { name: '並べ替える' }).click();
  await expect(page).toHaveURL(/sort=price_desc/);
  await page.getByRole('link', { name: '次へ' }).click();
  await expect(page).toHaveURL(/page=2/);

  await page.getByRole('button', { name: '絞り込む' }).click();
  await page.locator('[data-s=product-filters] input[type=checkbox]').first().check();
  await page.getByRole('button', { name: 'この条件で見る' }).click();
  await expect(page.locator('[data-s=product-filters] input:checked')).toHaveCount(1);

  await page.goto('/product/kurikinton');
  await expect(page.getByRole('heading', { level: 1, name: '栗きんとん' })).toBeVisible();
  await expect(page.locator('[data-s=stock] tbody tr')).toHaveCount(3);
  await page.locator('[data-s=qa] summary').first().click();
  await expect(page.locator('[data-s=qa] details[open]')).toHaveCount(1);
});

/** How much of the words of a closed choice is cut off, in px. */
const cutOff = (select: HTMLElement | SVGElement): number => {
  const { width } = select.getBoundingClientRect();
  const free = select.cloneNode(true) as HTMLElement;
  free.style.width = 'max-content';
  select.after(free);
  const lacking = free.getBoundingClientRect().width - width;
  free.remove();
  return lacking;
};

for (const path of ['/product', '/gakuen/product'])
  test(`the order of the list at ${path} can be read, though its button stands there too`, async ({ page }) => {
    await page.goto(path);
    expect(await page.getByLabel('並び順').evaluate(cutOff)).toBeLessThanOrEqual(0);
  });

test('nothing waits for a script to be laid out', async ({ page }) => {
  await page.goto('/product/kurikinton');
  const ways = await page
    .locator('[data-s]')
    .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).contentVisibility));
  expect(new Set(ways)).toEqual(new Set(['visible']));
});
