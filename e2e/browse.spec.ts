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
