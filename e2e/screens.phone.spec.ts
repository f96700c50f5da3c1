import { execFileSync } from 'node:child_process';
import { expect, test } from './support/test';

/** What `npm run routes` prints: the public table of screens. */
const screens = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/routes.ts'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((line) => {
    const [access = '', path = ''] = line.split('\t');
    return { access, path };
  });

const pathOf = (path: string): string => path.replace('{key?}', 'abc');

test('every route answers: with its screen, a redirect to the login, or a 404 in the shop’s looks', async ({
  request,
}) => {
  expect(screens.length).toBeGreaterThanOrEqual(82);
  for (const { path, access } of screens) {
    const response = await request.get(pathOf(path).replace('{key}', 'no-such-key').replace('*', 'no/such/page'), {
      maxRedirects: 0,
    });
    if (access === 'member') {
      expect(response.status(), path).toBe(302);
      // A login leads on to its end to nobody.
      expect(response.headers().location, path).toMatch(
        path.endsWith('/logout') ? /^\/login\/$/ : /^\/login\/\?redirect=/,
      );
      continue;
    }
    if (/^\/cart\/(?!complete|option)/.test(path)) {
      expect([response.status(), response.headers().location], path).toEqual([302, '/cart/']);
      continue;
    }
    // A gift's later steps lead back to the first one that is open.
    if (/^\/social-gift\/.+\/(?:delivery|confirm|complete)$/.test(path)) {
      expect([response.status(), response.headers().location], path).toEqual([302, '/social-gift/abc/shipping']);
      continue;
    }
    // An order's screen asks for what its link says, and without it leads to where the link is sent again.
    if (path === '/orders/receipt') {
      expect([response.status(), response.headers().location], path).toEqual([302, '/orders/receipt/link']);
      continue;
    }
    // Gates that are open.
    if (path === '/maintenance' || path === '/keycode') {
      expect(response.headers().location).toBe('/');
      continue;
    }
    expect([200, 404], path).toContain(response.status());
    const html = await response.text();
    expect(html, path).toMatch(/<title>[^<]+<\/title>/);
    expect(html, path).toContain('<main id="main"');
    if (response.status() === 404 || html.includes('data-s="preparing"'))
      expect(html, path).toContain('<meta name="robots" content="noindex">');
  }
});

test('[nav.error-page] the error page has its texts and the way back', async ({ page }) => {
  const response = await page.goto('/nothing/here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await expect(page.getByText('お探しのページが見つかりませんでした。')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'トップページへ戻る' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('head tags say what the screen shows', async ({ page }) => {
  await page.goto('/product/kurikinton?utm_source=mail');
  await expect(page).toHaveTitle(/栗きんとん/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/product\/kurikinton$/);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*\/images\//);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const kinds = texts.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
  expect(kinds).toEqual(['BreadcrumbList', 'Product']);
  const product = JSON.parse(texts[1] ?? '{}') as { offers: { price: number }[] };
  expect(product.offers.map(({ price }) => price)).toEqual([1680, 2760, 4120]);
});

test('sitemap and robots lead to every page that may be found', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/Sitemap: http.*:\d+\/sitemap\.xml/);
  expect(robots).toMatch(/Sitemap: http.*:\d+\/gakuen\/sitemap\.xml/);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/product/kurikinton</loc>');
  expect(sitemap).toContain('/law</loc>');
  expect(sitemap).not.toContain('/mypage');
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));
  for (const url of urls) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect(await response.text(), url).not.toContain('content="noindex"');
  }
});

test('[site.invalid-channel] an unknown host gets the 404 text in its own frame', async ({ request, shop }) => {
  const response = await request.get(shop.url, { headers: { host: 'unknown.example' } });
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('404 Not Found');
  expect(html).toContain('お探しのページが見つかりませんでした。');
  expect(html).not.toContain('data-s="header"');
  expect(html).toContain('<title>404 Not Found</title>');
  expect(html).not.toMatch(/og:site_name|name="description"|商品を探す/);
});

const hostile = [
  '/product?page=99999', '/product?page=-1', '/product?page=abc', '/product?keyword=%F0%9F%8D%B5', '/product?keyword=%25',
  `/product?keyword=${encodeURIComponent('栗'.repeat(5000))}`, '/product?keyword=%ED%A0%80', '/product?keyword=%00',
  '/product?keyword=a%00b', '/product?keyword=%01%1b%7f', '/product?category=a%00b&brand=%00', '/product?page=%E5%BD%93%E9%81%B8',
  '/product?category=no-such-category', '/product?sort=drop%20table', '/product/%00', '/product/%E0%A4%A', '/product/..%2f..%2fetc',
  '/product/__proto__', '/-/screen?url=//evil.example/', '/-/screen?url=%00', '/-/screen', '/news?page=1e9', '//evil.example/%2e%2e',
]; // prettier-ignore

test('a search of 5,000 characters is answered by a page of the shop', async ({ request, shop }) => {
  const response = await request.get(`${shop.url}/product?keyword=${encodeURIComponent('栗'.repeat(5000))}`);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/html/);
  expect(await response.text()).toContain('data-s="header"');
});

for (const path of hostile) {
  test(`a clean answer to ${path.slice(0, 60)}`, async ({ request, shop }) => {
    const response = await request.get(shop.url + path, { maxRedirects: 0 });
    expect(response.status()).toBeLessThan(500);
    const html = await response.text();
    expect(html).not.toMatch(/at .*\.ts:|node_modules|SELECT /);
    expect(html).not.toMatch(/data-i="[^"]*" data-failed|この部分を表示できませんでした|\0/);
  });
}
