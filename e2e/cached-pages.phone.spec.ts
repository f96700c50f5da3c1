import { expect, test } from './support/test';

const canary = 'canary4d1e';
const headers = {
  cookie: `cart_count=${canary}; _ga=${canary}; session=${canary}`,
  'user-agent': canary,
  referer: `https://elsewhere.example/${canary}`,
  authorization: `Bearer ${canary}`,
  'x-forwarded-for': '203.0.113.77',
  'accept-language': canary,
  'x-canary': canary,
};

const paths = [
  '/',
  '/product?category=tea',
  '/product/kurikinton',
  '/news',
  '/faq',
  '/law',
  '/nothing-here',
  '/gakuen',
  '/gakuen/product',
];

for (const path of paths) {
  test(`nothing of a visitor is in what is kept for all at ${path}`, async ({ request }) => {
    const marked = `${path}${path.includes('?') ? '&' : '?'}utm_source=${canary}&email=${canary}`;
    for (const address of [(url: string) => url, (url: string) => `/-/screen?url=${encodeURIComponent(url)}`]) {
      for (const response of [await request.get(address(marked), { headers }), await request.get(address(path))]) {
        const text = (await response.text()) + JSON.stringify(response.headersArray());
        expect(text).not.toContain(canary);
        expect(text).not.toContain('203.0.113.77');
        expect(response.headers()).not.toHaveProperty('set-cookie');
      }
      const personal = await request.get(address(path), { headers: { cookie: 'access_token=x' } });
      expect(personal.headers()['cache-control']).toBe('private, no-store');
    }
  });
}

test('a page for all says so to caches, and names what it depends on', async ({ request }) => {
  const response = await request.get('/product');
  // What is left of the five seconds for which a page is good.
  expect(response.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=[0-5]$/);
  expect(response.headers().vary).toBe('accept-encoding, cookie');
  const again = await request.get('/product', { headers: { 'if-none-match': response.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});
