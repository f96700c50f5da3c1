import { createServer, type AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as buying from './support/buying';
import { makeMember, password } from './support/member';
import { startShop, type RunningShop } from './support/running-shop';
import { expect, test } from './support/test';

let front: RunningShop;
const data = mkdtempSync(join(tmpdir(), 'noren-front-'));

test.beforeAll(async ({ shop }) => {
  front = await startShop(data, { env: { SHOP_API_URL: shop.url, PUBLIC_URL: '' } });
});
test.afterAll(async () => {
  await front.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Two processes know each other’s addresses before they start. */
const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
};

const paths = ['/robots.txt', '/sitemap.xml', '/', '/product', '/product?category=tea&page=1', '/product?keyword=%E8%8C%B6', '/product/kurikinton', '/news', '/maker', '/faq', '/law', '/nothing-here', '/gakuen', '/gakuen/product', '/gakuen/-/choose/knit-vest']; // prettier-ignore

test('a storefront over another shop’s API shows the same pages, and starts no database', async ({ shop }) => {
  expect(front.run.databaseUrl).toBeNull();
  expect(readdirSync(data).filter((name) => /postgres|pg/i.test(name))).toEqual([]);
  expect(existsSync(join(data, 'run.json'))).toBe(true);
  const page = async (base: string, path: string) => {
    const response = await fetch(base + path);
    return { status: response.status, html: (await response.text()).replaceAll(base, 'https://shop.example') };
  };
  for (const path of paths) {
    const [there, here] = await Promise.all([page(shop.url, path), page(front.run.url, path)]);
    expect(here.status, path).toBe(there.status);
    expect(here.html, path).toBe(there.html);
  }
});

test('its pages live in the browser, pictures included', async ({ page }) => {
  await page.goto(`${front.run.url}/product/kurikinton`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
  const picture = page.locator('[data-s=image] img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'よくあるご質問' }).click();
  await expect(page).toHaveURL(/\/faq$/);
});

test('it serves no host that is nobody’s', async ({ request }) => {
  for (const [host, status] of [
    ['elsewhere.example', 404],
    ['a@b', 400],
    ['gakuen.localhost', 200],
  ] as const) {
    const response = await request.get(`${front.run.url}/`, { headers: { host } });
    expect(response.status(), host).toBe(status);
  }
});

test('[auth.logout] its members keep the cart of before, see what is theirs, and log out at the shop behind it', async ({
  playwright,
  request,
  shop,
  db,
}) => {
  const email = await makeMember({ request, db }, { channel: 'minori', asksForCode: false });
  const visitor = await playwright.request.newContext({ baseURL: front.run.url });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const post = async (form: string, fields: Record<string, string>): Promise<string | undefined> => {
    const answer = await visitor.post(`/-/do/${form}`, { headers, form: fields, maxRedirects: 0 });
    expect(answer.status(), form).toBe(303);
    return answer.headers().location;
  };
  const page = async (path: string) => {
    const answer = await visitor.get(path, { maxRedirects: 0 });
    return { status: answer.status(), to: answer.headers().location, html: await answer.text() };
  };
  const product = await request.get('/v1/products/genmaicha-teabag');
  const sku = ((await product.json()) as { product_model: { products: { id: number }[] } }).product_model.products[0];
  await post('cart-add', { product: 'genmaicha-teabag', sku_id: String(sku?.id), quantity: '1' });
  expect((await page('/mypage/')).to).toMatch(/\/login\/\?redirect=/);
  expect(await post('login', { login_id: email, password })).toBe('/ec/');
  const token = (await visitor.storageState()).cookies.find(({ name }) => name === 'access_token')?.value ?? '';

  expect((await page('/cart/')).html).toContain('玄米茶');
  expect(await page('/mypage/')).toMatchObject({ status: 200 });
  expect(await page('/login/')).toMatchObject({ status: 302, to: '/ec/' });
  const own = await visitor.get('/-/own');
  expect(await own.json()).toMatchObject({ name: '山田花子', cart_count: 1 });

  const meThere = () =>
    request.get(`${shop.url}/v1/me/user`, { headers: { authorization: `Bearer ${token}`, 'x-channel-id': 'minori' } });
  expect((await meThere()).status()).toBe(200);
  await post('logout', {});
  expect((await meThere()).status()).toBe(401);
  expect((await page('/mypage/')).to).toMatch(/\/login\/\?redirect=/);
  await visitor.dispose();
});

test.describe('a card', () => {
  const folder = mkdtempSync(join(tmpdir(), 'noren-behind-'));
  let behind: RunningShop;
  let storefront: RunningShop;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    const port = await freePort();
    // The public address of the shop behind is that of the storefront: mails and payment services lead there.
    const publicUrl = `http://127.0.0.1:${port}`;
    behind = await startShop(join(folder, 'behind'), { env: { PUBLIC_URL: publicUrl } });
    const env = { SHOP_API_URL: behind.run.url, PORT: String(port), PUBLIC_URL: publicUrl };
    storefront = await startShop(join(folder, 'front'), { env });
  });
  test.afterAll(async () => {
    await storefront.stop();
    await behind.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const card of ['approved', 'challenged'] as const) {
    test(`[cart.card] that is ${card} goes to the other shop’s payment service, and the order comes back here`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ baseURL: storefront.run.url });
      const carriers = new Set<string>();
      page.on('request', (sent) => {
        if (sent.postData()?.includes(buying.cards[card])) carriers.add(sent.url());
      });
      const errors: string[] = [];
      page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
      await buying.goToPayment(page);
      await buying.payByCard(page, card);
      await buying.placeOrder(page);
      if (card === 'challenged') await page.getByRole('button', { name: '認証する' }).click();
      await buying.orderNumber(page);
      expect(new URL(page.url()).origin).toBe(storefront.run.url);
      expect([...carriers]).toEqual([`${behind.run.url}/sandbox-payments/tokens`]);
      expect(errors).toEqual([]);
      await page.close();
    });
  }
});
