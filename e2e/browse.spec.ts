import { expect, test } from './support/test';

test('a guest goes from the top through category, list and search to a product', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.locator('[data-s=category-tiles] a').first().click();
  await expect(page).toHaveURL(/\/product\?category=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/product');
  await expect(page.getByRole('list', { name: '商品' }).getByRole('listitem')).toHaveCount(15);
  await page.getByLabel('並び順').selectOption('price_asc');
  await expect(page).toHaveURL(/sort=price_asc/);
  await page.getByRole('link', { name: '2ページ目' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/点のうち16–30点/)).toBeVisible();

  await page.goto('/');
  const search = page.getByRole('searchbox', { name: '商品を検索' }).first();
  await search.fill('煎茶');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('「煎茶」の検索結果');
  await page.getByRole('list', { name: '商品' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/[a-z0-9-]+$/);
  await expect(page.getByText('（税込）').first()).toBeVisible();
});

for (const [shop, prefix, onPhone, onPc] of [
  ['minori', '', 2, 3],
  ['gakuen', '/gakuen', 1, 4],
] as const)
  test(`the goods of ${shop} stand in as many columns as their theme means`, async ({ page, isMobile }) => {
    await page.goto(`${prefix}/product`);
    const list = page.getByRole('list', { name: '商品' });
    const columns = await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    expect(columns).toBe(isMobile ? onPhone : onPc);
  });

test('filters take effect at once, keep the focus and survive going back', async ({ page }) => {
  await page.goto('/product');
  await page.getByRole('button', { name: '絞り込む' }).click();
  const box = page.locator('[data-s=product-filters] input[type=checkbox]').first();
  const total = await page.locator('[data-s=list-head] p').first().textContent();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?/);
  await expect(page.locator('[data-s=list-head] p').first()).not.toHaveText(total ?? '');
  await expect(page.locator('[data-s=product-filters] input[type=checkbox]:checked')).toHaveCount(1);
  await expect(page.locator('[data-s=product-filters] input:focus')).toHaveCount(1);
  await page.goBack();
  await expect(page.locator('[data-s=list-head] p').first()).toHaveText(total ?? '');
});
