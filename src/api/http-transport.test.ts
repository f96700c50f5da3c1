import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wireOf } from '../../schemas/contract/wire';
import { contract } from '../../schemas/shop-contract';
import { defineCall } from '../../schemas/contract/define-call';
import { query } from '../../schemas/query';
import { createClient, runQuery } from './client';
import {
  NetworkError,
  RequestCancelled,
  RequestTimeout,
  UnexpectedStatus,
  UnreadableAnswer,
  type ApiError,
} from './errors';
import { httpTransport, type HttpTransportOptions } from './http-transport';
import { createPendingReads } from './pending-reads';

const extra = {
  save: defineCall({
    method: 'POST',
    path: '/v1/save',
    summary: 'Saves',
    audience: 'everyone',
    body: { type: 'object', properties: { text: { type: 'string' } }, additionalProperties: false },
    responses: { 201: { description: 'Saved' } },
  }),
};
const wire = wireOf({ ...contract, extra });

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end();
const seen: Seen[] = [];
const logged: ApiError[] = [];

const server = createServer((request, response) => {
  response.shouldKeepAlive = false;
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    answer(request, response);
  });
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse): void => {
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body));
  };

const transport = (options: Partial<HttpTransportOptions> = {}) =>
  httpTransport({
    wire,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    channel: 'minori',
    timeoutMs: 5_000,
    log: (error) => logged.push(error),
    ...options,
  });

// On another port for each test: a connection that one leaves behind is not used by the next.
beforeEach(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterEach(async () => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
  seen.length = 0;
  logged.length = 0;
});

describe('what is sent', () => {
  it('[site.channel-header] carries channel, XMLHttpRequest and a JSON type with every call of the contract', async () => {
    answer = json(404, { code: 'request.not-found', message: '' });
    const all = transport();
    for (const [id, { path }] of Object.entries(wire.calls)) {
      const params = Object.fromEntries([...path.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, 'a']));
      await all.send(id, { params, headers: { 'idempotency-key': 'once-only' } });
    }
    expect(seen).toHaveLength(all.ids.length);
    for (const { headers } of seen) {
      expect(headers).toMatchObject({
        'x-channel-id': 'minori',
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
        'idempotency-key': 'once-only',
      });
    }
    seen.length = 0;
    await expect(all.send('extra.save', { body: new FormData() })).resolves.toMatchObject({ status: 404 });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('[upload.files] sends fields and files as a form, where the call takes one', async () => {
    answer = json(422, { code: 'upload.broken', message: '' });
    const client = createClient(transport());
    const file = new File(['neko'], '猫.png', { type: 'image/png' });
    await expect(client.upload.keep({ body: { file, dir: 'contact' } })).resolves.toMatchObject({ status: 422 });
    const type = seen[0]?.headers['content-type'] ?? '';
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    const sent = await new Response(seen[0]?.body, { headers: { 'content-type': type } }).formData();
    expect([...sent.keys()]).toEqual(['file', 'dir']);
    expect(sent.get('dir')).toBe('contact');
    expect(sent.get('file')).toMatchObject({ name: '猫.png', size: 4 });
  });

  it('[site.public-env-no-auth] never sends the token to /public.json, and to all other calls it does', async () => {
    answer = json(500, {});
    const member = transport({ token: () => 'secret' });
    await member.send('site.environment', {});
    await member.send('catalog.tags', {});
    expect(seen[0]?.url).toBe('/public.json');
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(seen[1]?.headers.authorization).toBe('Bearer secret');
  });

  it('puts parameters, query and body where the call has them', async () => {
    answer = json(404, {});
    await transport().send('catalog.products', {
      query: { keyword: '栗 きんとん', page: 2, in_stock: true, brand: undefined },
    });
    const url = new URL(seen[0]?.url ?? '', 'http://shop');
    expect(url.pathname).toBe('/v1/products');
    expect(Object.fromEntries(url.searchParams)).toEqual({ keyword: '栗 きんとん', page: '2', in_stock: 'true' });
    answer = json(201, undefined);
    await transport().send('extra.save', { body: { text: '<"栗">' } });
    expect(seen[1]).toMatchObject({ method: 'POST', body: '{"text":"<\\"栗\\">"}' });
  });
});

describe('what comes back', () => {
  it('[ui.pagination] reads a page of a list with its place in the list', async () => {
    const headers = { 'x-total': '42', 'x-per-page': '15', 'x-last-page': '3', 'x-current-page': '2' };
    answer = json(200, { data: [], facets: [] }, headers);
    const client = createClient(transport());
    expect(await runQuery(client, query('catalog.products', { query: { page: 2 } }))).toEqual({
      ok: true,
      result: { data: [], facets: [], page: { total: 42, per: 15, last: 3, current: 2 } },
    });
    const answered = await client.catalog.products({ query: { page: 2 } });
    expect(answered.status === 200 && answered.headers['x-total']).toBe(42);
  });

  it('[ui.pagination] takes the defaults for headers that are missing or no numbers: 15 products, 10 of others', async () => {
    answer = json(200, { data: [] }, { 'x-total': 'many', 'x-per-page': '' });
    const news = await runQuery(createClient(transport()), query('content.news', {}));
    expect(news.ok && news.result.page).toEqual({ total: 0, per: 10, last: 1, current: 1 });
    answer = json(200, { data: [], facets: [] });
    const products = await runQuery(createClient(transport()), query('catalog.products', {}));
    expect(products.ok && products.result.page.per).toBe(15);
  });

  it('[ui.pagination] reads of a list without pages how long it can be', async () => {
    const limitOf = async (): Promise<unknown> =>
      (await createClient(transport()).catalog.recommended({ params: { key: 'kurikinton' } })).headers?.['x-limit'];
    answer = json(200, { data: [] }, { 'x-limit': '12' });
    expect(await limitOf()).toBe(12);
    for (const headers of [{}, { 'x-limit': 'many' }]) {
      answer = json(200, { data: [] }, headers);
      expect(await limitOf()).toBeUndefined();
    }
  });

  it('gives an error with its status and code', async () => {
    const error = { code: 'product.not-found', message: 'お探しの商品が見つかりませんでした。' };
    answer = json(404, error);
    const outcome = await runQuery(createClient(transport()), query('catalog.product', { params: { key: 'x' } }));
    expect(outcome).toEqual({ ok: false, status: 404, code: 'product.not-found', error });
  });

  it("reads another shop's 503 without a code as maintenance", async () => {
    answer = (_, response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Down</h1>');
    const outcome = await runQuery(createClient(transport()), query('catalog.tags', {}));
    expect(outcome).toMatchObject({ ok: false, status: 503, code: 'site.maintenance' });
  });

  it('refuses a status outside the contract and lists the expected ones', async () => {
    answer = json(418, {});
    const failure = await transport()
      .send('catalog.tags', {})
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnexpectedStatus);
    expect(failure).toMatchObject({
      status: 418,
      expected: [200, 400, 401, 403, 404, 405, 413, 415, 422, 429, 500, 503],
      message:
        'catalog.tags: status 418 is outside the contract, which says 200, 400, 401, 403, 404, 405, 413, 415, 422, 429, 500, 503',
    });
  });

  it('refuses a success whose body is no JSON though it says so', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[');
    await expect(transport().send('catalog.tags', {})).rejects.toBeInstanceOf(UnreadableAnswer);
  });
});

describe('when nothing comes back', () => {
  it('[err.timeout] logs a timeout and rethrows it, in the headers and in the body', async () => {
    answer = () => undefined;
    await expect(transport({ timeoutMs: 20 }).send('catalog.tags', {})).rejects.toBeInstanceOf(RequestTimeout);
    answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
    await expect(transport({ timeoutMs: 20 }).send('catalog.tags', {})).rejects.toBeInstanceOf(RequestTimeout);
    expect(logged.map(({ message }) => message)).toEqual(Array(2).fill('catalog.tags: no answer in time'));
  });

  it('tells a lost connection apart', async () => {
    answer = (request) => request.socket.destroy();
    await expect(transport().send('catalog.tags', {})).rejects.toBeInstanceOf(NetworkError);
    expect(logged).toEqual([]);
  });

  it('a change of screen cancels reads, never a write', async () => {
    const pendingReads = createPendingReads();
    const open = new Map<string | undefined, ServerResponse>();
    const bothArrived = new Promise<void>((arrived) => {
      answer = ({ url }, response) => {
        open.set(url, response);
        if (open.has('/v1/brands') && open.has('/v1/save')) arrived();
      };
    });
    const page = transport({ pendingReads });
    const read = page.send('catalog.brands', {}).catch((error: unknown) => error);
    const write = page.send('extra.save', { body: {} });
    await bothArrived;
    pendingReads.cancel();
    expect(await read).toBeInstanceOf(RequestCancelled);
    for (const response of open.values()) response.writeHead(201).end();
    await expect(write).resolves.toMatchObject({ status: 201 });
    answer = json(404, {});
    await expect(page.send('catalog.tags', {})).resolves.toMatchObject({ status: 404 });
  });
});
