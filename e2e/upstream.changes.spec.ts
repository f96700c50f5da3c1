import { createServer, type AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as buying from './support/buying';
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

test.describe('a card', () => {
  test.setTimeout(240_000);

  for (const card of ['approved', 'challenged'] as const) {
    test(`[cart.card] that is ${card} goes to the other shop’s payment service, and the order comes back here`, async ({
      browser,
    }) => {
      const folder = mkdtempSync(join(tmpdir(), 'noren-behind-'));
      const port = await freePort();
      // The public address of the shop behind is that of the storefront: mails and payment services lead there.
      const publicUrl = `http://127.0.0.1:${port}`;
      const behind = await startShop(join(folder, 'behind'), { env: { PUBLIC_URL: publicUrl } });
      const storefront = await startShop(join(folder, 'front'), {
        env: { SHOP_API_URL: behind.run.url, PORT: String(port), PUBLIC_URL: publicUrl },
      });
      try {
        const page = await browser.newPage({ baseURL: publicUrl });
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
        expect(new URL(page.url()).origin).toBe(publicUrl);
        expect([...carriers]).toEqual([`${behind.run.url}/sandbox-payments/tokens`]);
        expect(errors).toEqual([]);
        await page.close();
      } finally {
        await storefront.stop();
        await behind.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  }
});
