import { expect, test } from './support/test';

test('[product.detail-sections] a product shows its pictures, words, data, stock, reviews, questions, sizes and others', async ({
  page,
  shop,
}) => {
  await page.goto('/product/kurikinton');
  for (const type of [
    'image',
    'overview',
    'purchase',
    'detail',
    'data',
    'stock',
    'recommend',
    'reviews',
    'qa',
    'related',
  ]) {
    await expect(page.locator(`[data-s=${type}]`), type).toBeVisible();
  }
  await page.goto('/gakuen/product');
  for (const type of ['list-head', 'product-filters', 'product-list']) {
    await expect(page.locator(`[data-s=${type}]`), type).toHaveCount(1);
  }
  const response = await page.request.get(`${shop.url}/v1/products?per=100`, { headers: { 'x-channel-id': 'gakuen' } });
  const { data } = (await response.json()) as { data: { key: string }[] };
  let hasSizes = false;
  for (const { key } of data) {
    const answer = await page.request.get(`${shop.url}/v1/products/${key}`, { headers: { 'x-channel-id': 'gakuen' } });
    const product = (await answer.json()) as { size_table: object | null };
    if (!product.size_table) continue;
    await page.goto(`/gakuen/product/${key}`);
    await expect(page.locator('[data-s=size-table] table')).toBeVisible();
    hasSizes = true;
    break;
  }
  expect(hasSizes).toBe(true);
});

test('the same screens answer under the other shop, by prefix', async ({ page }) => {
  await page.goto('/gakuen');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'gakuen');
  await page.getByRole('main').locator('a[href*="/product/"]').first().click();
  await expect(page).toHaveURL(/\/gakuen\/product\//);
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => !href.startsWith('/gakuen'))).toEqual([]);
});
