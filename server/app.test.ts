import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../schemas/shop-contract';
import type { CallDefinition } from '../schemas/contract/define-call';
import { themeLayouts } from '../themes/layouts';
import { createApp, type AppOptions } from './app';
import { createDatabase } from './db/client';
import { readShops } from './db/seed/read-shop';
import { seed } from './db/seed/seed';
import {
  type Answer,
  askerHeaders,
  type AskShop,
  orderer,
  readyCart,
} from './domains/selling/order/shoppers.test-support';
import { createTestDatabase, migratedTemplate, type TestDatabase } from './postgres/test-database';

const log = pino({ level: 'silent' });
const quiet = { info: () => undefined, warn: () => undefined };

const config: AppOptions['config'] = { trustProxy: false, publicUrl: null, pageCache: { enabled: false, bytes: 0 } };
const imagesFolder = await mkdtemp(join(tmpdir(), 'noren-app-'));
const api = { config, log, imagesFolder, storefront: 'none', answerChecks: 'always' } as const;

let database: TestDatabase;
let shop: FastifyInstance;
let shopUrl: string;

beforeAll(async () => {
  database = await createTestDatabase({
    name: 'demo_without_sample',
    prepare: async (url) => {
      await migratedTemplate.prepare(url);
      const db = createDatabase(url, { pool: 1, log: quiet });
      await seed(db, { shops: readShops() });
      const document = JSON.stringify(themeLayouts.minori.frames.default);
      await db
        .insertInto('layouts')
        .values({ channel_id: 'minori', kind: 'frame', page: 'default', document })
        .execute();
      await db.destroy();
    },
  });
  const sandboxPayments = { apiKey: 'sixteen-characters' };
  shop = await createApp({
    ...api,
    sandboxPayments,
    hasApiDocs: true,
    source: { kind: 'database', url: database.url, pool: 4, plainHosts: [] },
  });
  shopUrl = await shop.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await shop.close();
  await database.drop();
  await rm(imagesFolder, { recursive: true, force: true });
});

const get = async (app: FastifyInstance, url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: answered, body } = await app.inject({ url, headers });
  return { status: statusCode, headers: answered, body: JSON.parse(body) as unknown };
};

/** Calls that answer everyone alike, by their address. Those about one visitor's cart and order are shown by their domains. */
const publicCalls: readonly (readonly [string, CallDefinition])[] = Object.entries(contract).flatMap(
  ([domain, calls]) =>
    Object.entries(calls).flatMap(([name, call]: [string, CallDefinition]) =>
      call.audience === 'everyone' && call.method === 'GET' ? [[`${domain}.${name}`, call] as const] : [],
    ),
);
const ids = publicCalls.map(([id]) => id);

/** The addresses that the calls' definitions name for a status. */
const examplesOf = (status: 200 | 404): Readonly<Record<string, string>> =>
  Object.fromEntries(
    publicCalls.flatMap(([id, { examples }]) => (examples?.[status] === undefined ? [] : [[id, examples[status]]])),
  );
const requests = examplesOf(200);
const missing = examplesOf(404);
const noExample = 'Name an address in `examples` of its definition.';

describe('the shop on its database', () => {
  it('has a request here for every call that answers everyone alike', () => {
    expect(Object.keys(requests).sort(), noExample).toEqual([...ids].sort());
  });

  it.each(ids)('answers %s as the contract says', async (id) => {
    const answer = await get(shop, requests[id] ?? '');
    expect(answer).toMatchObject({ status: 200 });
  });

  it.each(Object.entries(missing))('answers %s with its 404 where there is none', async (_, address) => {
    const answer = await get(shop, address);
    expect(answer).toMatchObject({ status: 404, body: { message: expect.stringMatching(/。$/) as string } });
  });

  it('has such a request for every call that declares a 404', () => {
    const declaring = publicCalls.filter(([, call]) => 404 in call.responses).map(([id]) => id);
    expect(Object.keys(missing).sort(), noExample).toEqual(declaring.sort());
  });

  it('takes what a search field can hold', async () => {
    for (const keyword of ['🍵', '%', '%25', '"', '栗'.repeat(1600), "'; drop table products; --"]) {
      const answer = await get(shop, `/v1/products?keyword=${encodeURIComponent(keyword)}`);
      expect(answer).toMatchObject({ status: 200, headers: { 'x-current-page': '1' } });
    }
    expect(await get(shop, '/v1/products?keyword=%')).toMatchObject({ status: 200 });
    expect(await get(shop, `/v1/products?keyword=${'a'.repeat(5_001)}`)).toMatchObject({ status: 422 });
    expect(await get(shop, '/v1/products?page=99999')).toMatchObject({ status: 200, body: { data: [] } });
  });

  it('knows its channels by id and by host', async () => {
    expect((await get(shop, '/public.json', { 'x-channel-id': 'gakuen' })).body).toMatchObject({ channel: 'gakuen' });
    expect((await get(shop, '/public.json', { host: 'gakuen.localhost' })).body).toMatchObject({ channel: 'gakuen' });
    expect((await get(shop, '/public.json', { host: 'localhost:3000' })).body).toMatchObject({ channel: 'minori' });
    expect(await get(shop, '/public.json', { host: 'elsewhere.example' })).toMatchObject({
      status: 404,
      body: { code: 'channel.not-found', message: 'チャネルが存在しません。' },
    });
  });

  it('shows its documentation', async () => {
    expect((await get(shop, '/docs/openapi.json')).body).toMatchObject({ openapi: '3.1.0' });
    const page = await shop.inject('/docs/');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<script>[^<]/);
  });

  it('reads an address as long as a search may be, from a real connection', async () => {
    const search = (length: number) =>
      fetch(`${shopUrl}/v1/products?keyword=${encodeURIComponent('栗'.repeat(length))}`);
    expect((await search(5_000)).status).toBe(200);
    const longer = await search(5_001);
    expect([longer.status, await longer.json()]).toMatchObject([422, { code: 'request.invalid' }]);
    expect((await search(8_000)).status).toBe(431);
  });

  it('[nav.error-page] leads from an address that cannot be read to the top of its channel', async () => {
    for (const [url, top] of [
      ['/%E0%A4%A', '/'],
      ['/gakuen/%E0%A4%A?a=b', '/gakuen/'],
    ] as const) {
      const { statusCode, body } = await shop.inject({ url, headers: { accept: 'text/html' } });
      expect(statusCode).toBe(400);
      expect(body).toContain('<h1>Error</h1><p>エラーが発生しました</p>');
      expect(body).toContain(`href="${top}">トップページへ戻る</a>`);
    }
  });

  it('refuses what is no HTTP in the one error shape', async () => {
    const answer = await new Promise<string>((resolve) => {
      const { port, hostname } = new URL(shopUrl);
      const socket = connect(Number(port), hostname, () => socket.write('栗 / HTTP/9\r\n\r\n'));
      let text = '';
      socket.on('data', (data: Buffer) => (text += data.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'request.malformed' });
  });
});

describe('the shop behind SHOP_API_URL', () => {
  let front: FastifyInstance;
  beforeAll(async () => {
    front = await createApp({
      ...api,
      source: { kind: 'upstream', apiUrl: shopUrl, plainHosts: [], key: Buffer.alloc(32, 7) },
    });
  });
  afterAll(() => front.close());

  it('answers every call like the shop behind it, with no database of its own', async () => {
    for (const id of ids) {
      const address = requests[id] ?? '';
      for (const channel of ['minori', 'gakuen']) {
        const [there, here] = await Promise.all(
          [shop, front].map((app) => get(app, address, { 'x-channel-id': channel })),
        );
        // A card goes to the payment service of the shop behind it, not through here.
        const service = there?.body as { tokenize_url?: string };
        const body = service.tokenize_url ? { ...service, tokenize_url: shopUrl + service.tokenize_url } : there?.body;
        expect({ id, status: here?.status, body: here?.body }).toEqual({ id, status: there?.status, body });
        expect(here?.headers['x-total']).toBe(there?.headers['x-total']);
      }
    }
  });

  it('[site.maintenance] refuses the calls of a closed channel, but not what its maintenance screen is drawn from', async () => {
    const db = createDatabase(database.url, { pool: 1, log: quiet });
    const setClosed = (isClosed: boolean) =>
      db.updateTable('channels').set({ is_maintenance: isClosed }).where('id', '=', 'minori').execute();
    const stateAt = async (app: FastifyInstance) =>
      (await get(app, '/public.json')).body as { is_maintenance: boolean };
    await setClosed(true);
    await expect.poll(() => stateAt(shop)).toMatchObject({ is_maintenance: true });
    try {
      for (const app of [shop, front]) {
        const statusOf = async (id: string) => (await get(app, requests[id] ?? '')).status;
        for (const [id, call] of publicCalls) {
          expect({ id, status: await statusOf(id) }).toEqual({ id, status: call.duringMaintenance ? 200 : 503 });
        }
        const refused = { status: 503, body: { code: 'site.maintenance', message: 'ただいまメンテナンス中です。' } };
        expect(await get(app, '/v1/products')).toMatchObject(refused);
        expect((await get(app, '/v1/products', { 'x-channel-id': 'gakuen' })).status).toBe(200);
        const headers = { 'x-requested-with': 'XMLHttpRequest' };
        const payload = { products: [{ sku_id: 1, quantity: 1 }] };
        const write = await app.inject({ method: 'PATCH', url: '/v1/carts/products/add', headers, payload });
        expect([write.statusCode, write.json()]).toEqual([503, refused.body]);
      }
    } finally {
      await setClosed(false);
      await expect.poll(() => stateAt(shop)).toMatchObject({ is_maintenance: false });
      await db.destroy();
    }
  });

  it('counts visitors apart where the shop behind it trusts the storefront', async () => {
    const source = { kind: 'database', url: database.url, pool: 4, plainHosts: [] } as const;
    const behind = await createApp({ ...api, config: { ...config, trustProxy: ['127.0.0.1'] }, source });
    const apiUrl = await behind.listen({ host: '127.0.0.1', port: 0 });
    const before = await createApp({
      ...api,
      config: { ...config, trustProxy: 1 },
      source: { kind: 'upstream', apiUrl, plainHosts: [], key: Buffer.alloc(32, 7) },
    });
    const db = createDatabase(database.url, { pool: 1, log: quiet });
    const decide = async (address: string) => {
      const headers = { ...askerHeaders('minori'), 'x-forwarded-for': address };
      const payload = { fingerprint: 'x'.repeat(22) };
      const url = `/v1/carts/${'x'.repeat(22)}/decision`;
      return (await before.inject({ method: 'POST', url, headers, payload })).statusCode;
    };
    try {
      expect(await decide('203.0.113.7')).toBe(404);
      const [most] = contract.cart.decide.limits.flatMap((limit) => (limit.by === 'address' ? [limit.most] : []));
      await sql`update request_counts set points = ${most} where key like 'cart.decide address %'`.execute(db);
      expect([await decide('203.0.113.7'), await decide('203.0.113.8')]).toEqual([429, 404]);
    } finally {
      await Promise.all([before.close(), behind.close(), db.destroy()]);
    }
  });

  it('keeps a cart in the shop behind it', async () => {
    const sku = (await get(shop, '/v1/products/kurikinton')).body as {
      product_model: { products: { id: number }[] };
    };
    const products = [{ sku_id: sku.product_model.products[0]?.id ?? 0, quantity: 1 }];
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': 'one-press-of-the-button' };
    const add = () => front.inject({ method: 'PATCH', url: '/v1/carts/products/add', headers, payload: { products } });
    const [first, again] = [await add(), await add()];
    const { token, count } = first.json<{ token: string; count: number }>();
    expect([first.statusCode, count]).toEqual([200, 1]);
    expect(first.headers['set-cookie']).toContainEqual(expect.stringContaining(`cartToken=${token};`));
    expect(again.json<{ token: string }>().token).toBe(token);
    expect((await get(shop, `/v1/carts/${token}`)).body).toMatchObject({ count: 1 });
  });

  it('[call.order-temporary] shows an order of the shop behind it to the browser that placed it, and its state to others', async () => {
    const sku = (await get(shop, '/v1/products/genmaicha-teabag')).body as {
      product_model: { products: { id: number }[] };
    };
    const send: AskShop = async (method, url, payload) => {
      const headers = askerHeaders('minori');
      const { statusCode, body } = await front.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      return { status: statusCode, body: JSON.parse(body) as Answer['body'] };
    };
    const { token, fingerprint } = await readyCart(send, { skuId: sku.product_model.products[0]?.id ?? 0 });
    const url = `/v1/carts/${token}/decision`;
    const decided = await front.inject({
      method: 'POST',
      url,
      headers: askerHeaders('minori'),
      payload: { fingerprint },
    });
    const { id, order_no } = decided.json<{ id: string; order_no: string }>();
    const [proof = ''] = [decided.headers['set-cookie'] ?? []].flat();
    expect(proof).toMatch(/^order_[\w-]{22}=.*HttpOnly/);
    const cookie = proof.split(';')[0] ?? '';
    const order = `/v1/orders/temporary/${id}`;
    expect((await get(front, order, { cookie })).body).toMatchObject({ order_no, email: orderer.email });
    expect((await get(front, order)).body).toEqual({ id, order_no, status: 'ordered' });
  });

  it('places the order of whoever shows a token as that member’s', async () => {
    const headers = askerHeaders('minori');
    const account = { email: 'member@example.jp', password: 'hanako-2026' };
    const payload = { ...account, company_name: '山田商店', orderer_name: '山田花子' };
    expect((await front.inject({ method: 'POST', url: '/v1/users', headers, payload })).statusCode).toBe(204);
    const db = createDatabase(database.url, { pool: 1, log: quiet });
    await db.updateTable('members').set({ is_registered: true }).where('email', '=', account.email).execute();
    await db.destroy();
    const login = { login_id: account.email, password: account.password };
    const entered = await front.inject({ method: 'POST', url: '/v1/auth/login', headers, payload: login });
    const bearer = { authorization: `Bearer ${entered.json<{ access_token: string }>().access_token}` };
    const sku = (await get(shop, '/v1/products/genmaicha-teabag')).body as {
      product_model: { products: { id: number }[] };
    };
    const send: AskShop = async (method, url, body) => {
      const asked = { method, url, headers: { ...headers, ...bearer }, ...(body ? { payload: body } : {}) };
      const answer = await front.inject(asked);
      return { status: answer.statusCode, body: JSON.parse(answer.body) as Answer['body'] };
    };
    const { token, fingerprint } = await readyCart(send, { skuId: sku.product_model.products[0]?.id ?? 0 });
    const decided = await send('POST', `/v1/carts/${token}/decision`, { fingerprint });
    const { order_no } = decided.body;
    for (const app of [front, shop])
      expect((await get(app, '/v1/me/orders', bearer)).body).toMatchObject({ data: [{ order_no }] });
    expect(order_no).toBeTypeOf('string');
  });

  it('shows the pictures of the shop behind it', async () => {
    const { body } = await get(shop, '/v1/products');
    const cards = (body as { data: { picture: { src: string; widths: number[] } | null }[] }).data;
    const picture = cards.find((card) => card.picture)?.picture;
    const address = picture?.src.replace('{width}', String(picture.widths[0])) ?? '';
    const [there, here] = [
      await shop.inject(address),
      await front.inject({ url: address, headers: { cookie: 'a=b' } }),
    ];
    expect([here.statusCode, here.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(here.rawPayload.equals(there.rawPayload)).toBe(true);
    expect((await front.inject('/images/minori/nothing.00000000/160.webp')).statusCode).toBe(404);
  });
});
