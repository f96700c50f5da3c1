import type { FastifyInstance, InjectOptions } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AppOptions, createApp } from '../app';
import { openTestShop, type TestShop } from '../domains/shop.test-support';
import { testShops } from '../domains/test-shops.test-support';

let shop: TestShop;
let imagesFolder: string;
let apps: FastifyInstance[] = [];
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  imagesFolder = await mkdtemp(join(tmpdir(), 'noren-headers-'));
});
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});
afterAll(async () => {
  await shop.close();
  await rm(imagesFolder, { recursive: true, force: true });
});

const open = async (own: Partial<AppOptions> = {}, publicUrl: string | null = null): Promise<FastifyInstance> => {
  const app = await createApp({
    config: { trustProxy: ['127.0.0.1'], publicUrl, pageCache: { enabled: false, bytes: 0 } },
    source: { kind: 'database', url: shop.url, pool: 2, plainHosts: [] },
    sandboxPayments: { apiKey: 'sixteen-characters' },
    isDemo: true,
    hasApiDocs: true,
    imagesFolder,
    storefront: 'none',
    answerChecks: 'always',
    log: pino({ level: 'silent' }),
    ...own,
  });
  apps.push(app);
  return app;
};

const html = { accept: 'text/html' };
const write = { 'x-requested-with': 'XMLHttpRequest' };

/** One of each kind of answer: calls and their errors, pages, documentation, mails, pictures, payments. */
const requests: Readonly<Record<string, readonly [status: number, InjectOptions]>> = {
  'a call': [200, { url: '/public.json' }],
  'no call': [404, { url: '/v1/nothing' }],
  'a method that is not taken': [405, { url: '/public.json', method: 'DELETE' }],
  'a write from elsewhere': [403, { url: '/v1/carts/products/add', method: 'PATCH', payload: {} }],
  'a body that is no JSON': [
    400,
    {
      url: '/v1/carts/products/add',
      method: 'PATCH',
      headers: { ...write, 'content-type': 'application/json' },
      payload: '{',
    },
  ],
  'an unknown channel': [404, { url: '/public.json', headers: { host: 'elsewhere.example' } }],
  'nothing there': [404, { url: '/nothing.txt' }],
  'an address that cannot be read': [400, { url: '/%E0%A4%A', headers: html }],
  'the same, for a program': [400, { url: '/%E0%A4%A' }],
  'a host that is none': [400, { url: '/', headers: { ...html, host: 'a@b' } }],
  'the documentation': [200, { url: '/docs/' }],
  'a file of the documentation': [200, { url: '/docs/static/swagger-ui.css' }],
  'the API’s document': [200, { url: '/docs/openapi.json' }],
  'the outbox': [200, { url: '/-/outbox' }],
  'no picture': [404, { url: '/images/test/nothing.00000000/160.webp' }],
  'the sandbox’s API': [401, { url: '/sandbox-payments/payments', method: 'POST', payload: {} }],
  'no challenge': [404, { url: '/sandbox-payments/challenge/none' }],
  'the wallet’s API': [401, { url: '/sandbox-wallet/payments', method: 'POST', payload: {} }],
  'no payment at the wallet': [404, { url: '/sandbox-wallet/pay/none' }],
  'a return that nobody signed': [403, { url: '/payments/return', method: 'POST', payload: {} }],
};

const unread = new Set(['an address that cannot be read', 'the same, for a program']);

const answersOf = async (app: FastifyInstance, more: Record<string, string> = {}) =>
  Promise.all(
    Object.entries(requests).map(async ([name, [status, request]]) => {
      const answer = await app.inject({ ...request, headers: { ...request.headers, ...more } });
      expect({ name, status: answer.statusCode }).toEqual({ name, status });
      return [name, answer.headers] as const;
    }),
  );

describe('every answer', () => {
  it('says that its type is not to be guessed, and nothing of https where there is none', async () => {
    for (const [name, headers] of await answersOf(await open())) {
      expect(headers, name).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect(headers, name).not.toHaveProperty('strict-transport-security');
    }
  });

  it.each([
    ['the public address', 'https://shop.example.jp', {}],
    ['a proxy that is trusted', null, { 'x-forwarded-proto': 'https' }],
  ] as const)('asks for https alone, where %s says so', async (_who, publicUrl, headers) => {
    for (const [name, answered] of await answersOf(await open({}, publicUrl), headers)) {
      // What has no address that can be read is answered before a proxy is asked for.
      if (publicUrl === null && unread.has(name)) continue;
      expect(answered, name).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
    }
  });

  it.each([
    ['what is no HTTP', 400, 'no / HTTP/9\r\n'],
    ['no host', 400, 'GET /public.json HTTP/1.1\r\nconnection: close\r\n'],
    ['two hosts', 400, 'GET /public.json HTTP/1.1\r\nhost: localhost\r\nHost: localhost\r\nconnection: close\r\n'],
    ['an odd wish', 417, 'GET /public.json HTTP/1.1\r\nhost: localhost\r\nexpect: 200-ok\r\nconnection: close\r\n'],
  ])('says so on a connection that brings %s, too', async (_what, status, head) => {
    const app = await open();
    const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(url.port), url.hostname, () => socket.write(`${head}\r\n`));
      let text = '';
      socket.on('data', (data: Buffer) => (text += data.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
  });
});

describe('the cookies of a cart', () => {
  const cookiesOf = async (app: FastifyInstance, headers: Record<string, string> = {}): Promise<unknown> => {
    const { product_model: model } = await shop.get('catalog.product', { params: { key: 'sencha' } });
    const answer = await app.inject({
      method: 'PATCH',
      url: '/v1/carts/products/add',
      headers: { ...write, ...headers },
      payload: { products: [{ sku_id: model.products[0]?.id, quantity: 1 }] },
    });
    expect(answer.statusCode).toBe(200);
    return answer.headers['set-cookie'];
  };
  const secure = [expect.stringMatching(/^cartToken=.*; Secure$/), expect.stringMatching(/^cart_count=.*; Secure$/)];

  it('go by https alone where shoppers come by it, whatever reaches this process', async () => {
    expect(await cookiesOf(await open({}, 'https://shop.example.jp'))).toEqual(secure);
    const behindProxy = await open();
    expect(await cookiesOf(behindProxy, { 'x-forwarded-proto': 'https' })).toEqual(secure);
    expect(String(await cookiesOf(behindProxy))).not.toContain('Secure');
  });
});

it('has no documentation where it is switched off', async () => {
  const app = await open({ hasApiDocs: false });
  for (const url of ['/docs', '/docs/', '/docs/openapi.json', '/docs/static/swagger-ui.css']) {
    expect((await app.inject(url)).statusCode).toBe(404);
  }
});

it('lets no plain page send a form', async () => {
  const { headers } = await (await open()).inject({ url: '/%E0%A4%A', headers: html });
  expect(headers['content-security-policy']).toContain("form-action 'none'");
});
