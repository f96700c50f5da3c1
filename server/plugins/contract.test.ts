import fc from 'fast-check';
import Fastify, { type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../db/database-unavailable';
import { createTinyApp, type TinyApp } from './app.test-support';
import { contract } from './contract';

let shop: TinyApp;
beforeAll(async () => {
  shop = await createTinyApp();
});
afterAll(() => shop.app.close());

const post = (payload: string, headers: Record<string, string> = {}, app = shop.app) =>
  app.inject({
    method: 'POST',
    url: '/v1/items',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...headers },
    payload,
  });
const get = (url: string, options: InjectOptions = {}) => shop.app.inject({ url, ...options });

describe('what a call takes', () => {
  it('reads numbers and booleans from a query and fills in defaults', async () => {
    const answer = await get('/v1/items?page=2&open=true&word=%E6%A0%97');
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(answer.json<{ data: { name: string }[] }>().data[0]?.name ?? '')).toEqual({
      page: 2,
      per: 10,
      open: true,
      word: '栗',
    });
    expect(answer.headers).toMatchObject({ 'x-total': '1', 'x-current-page': '2', 'cache-control': 'no-store' });
  });

  it.each([
    ['page=abc', { page: [{ code: 'type', message: '1以上の整数で入力してください。' }] }],
    ['page=0', { page: [{ code: 'minimum', message: '1以上で入力してください。' }] }],
    ['page=0x10', { page: [{ code: 'type', message: '1以上の整数で入力してください。' }] }],
    ['page=1e1', { page: [{ code: 'type', message: '1以上の整数で入力してください。' }] }],
    ['page=1&page=2', { page: [{ code: 'type', message: '1以上の整数で入力してください。' }] }],
    ['colour=red', { colour: [{ code: 'additionalProperties', message: '受け付けられない項目です。' }] }],
    [`word=${'a'.repeat(21)}`, { word: [{ code: 'maxLength', message: '検索語は20文字以内で入力してください。' }] }],
    ['word=a%00b', { word: [{ code: 'characters', message: '使用できない文字が含まれています。' }] }],
    ['__proto__=1', { ['__proto__']: [{ code: 'additionalProperties', message: '受け付けられない項目です。' }] }],
  ])('answers 422 with the fields to the query %s', async (query, errors) => {
    const answer = await get(`/v1/items?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ code: 'request.invalid', message: '入力内容をご確認ください。', errors });
  });

  it.each(['-0', '-0.0', '%20', '0x10', '1e0', '+1'])('reads no number from page=%s', async (page) => {
    const answer = await get(`/v1/items?page=${page}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: { page: unknown[] } }>().errors.page[0]).toMatchObject({ code: 'type' });
  });

  it('hands a body over as it came: nothing coerced, nothing dropped, null stays null', async () => {
    const sent = { name: '栗きんとん', note: null };
    expect((await post(JSON.stringify(sent))).json()).toEqual({ ...sent, count: 1 });
    const coerced = await post('{"name":5,"count":"2"}');
    expect(coerced.statusCode).toBe(422);
    expect(coerced.json<{ errors: object }>().errors).toEqual({
      name: [{ code: 'type', message: 'お名前は文字で入力してください。' }],
      count: [{ code: 'type', message: '数量は1以上の整数で入力してください。' }],
    });
    const unknown = await post('{"name":"栗","price":1}');
    expect(unknown.json<{ errors: object }>().errors).toEqual({
      price: [{ code: 'additionalProperties', message: '受け付けられない項目です。' }],
    });
  });

  it('counts an input that it refuses, too, before it looks at it', async () => {
    const counted: unknown[] = [];
    const requestLimits = { count: ({ input }: { input: unknown }) => Promise.resolve(void counted.push(input)) };
    const { app } = await createTinyApp({}, { requestLimits });
    expect((await post('{"name":5}', {}, app)).statusCode).toBe(422);
    expect(counted).toEqual([null]);
    expect((await post('{"name":"栗"}', {}, app)).statusCode).toBe(201);
    expect(counted).toEqual([null, null, { body: { name: '栗', count: 1 } }]);
    await app.close();
  });

  it('takes as many bytes as the call says, where it says more than 64 kB', async () => {
    const text = (bytes: number): string => JSON.stringify({ text: 'a'.repeat(bytes - 11) });
    const note = (payload: string) =>
      shop.app.inject({
        method: 'PUT',
        url: '/v1/notes',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        payload,
      });
    expect((await note(text(100_000))).statusCode).toBe(204);
    expect((await note(text(100_001))).statusCode).toBe(413);
    expect((await post(JSON.stringify({ name: 'a'.repeat(65_525) }))).statusCode).toBe(422);
  });

  it.each(['1e400', '-1e400', `${'9'.repeat(250)}e99`])(
    'refuses the number %s, which JSON cannot write',
    async (number) => {
      for (const body of [`{"name":"栗","count":${number}}`, `{"name":"栗","free":{"deep":[${number}]}}`]) {
        const answer = await post(body);
        expect(answer.statusCode).toBe(422);
        const field = body.includes('free') ? 'free.deep.0' : 'count';
        expect(answer.json<{ errors: object }>().errors).toHaveProperty([field]);
        // In process the number is infinite already.
        const direct = await shop.transport.send('items.save', { body: JSON.parse(body) as object });
        expect([direct.status, direct.body]).toEqual([422, answer.json()]);
      }
      expect((await post(`{"name":"栗","free":{"deep":[${'9'.repeat(200)}e99]}}`)).statusCode).toBe(201);
    },
  );

  it('reads an empty JSON body as one without fields', async () => {
    const answer = await post('');
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object }>().errors).toEqual({
      name: [{ code: 'required', message: 'お名前を入力してください。' }],
    });
  });

  it('refuses half a surrogate pair, which is no text', async () => {
    expect((await post('{"name":"\\ud800"}')).json<{ errors: object }>().errors).toHaveProperty('name');
    expect((await get('/v1/items?word=%ED%A0%80')).statusCode).toBeLessThan(500);
    expect((await get('/v1/items/%ED%A0%80')).statusCode).toBe(400);
  });

  it('takes a path of any depth and long Japanese keys', async () => {
    const key = '栗'.repeat(200);
    expect((await get(`/v1/items/${encodeURIComponent(key)}`)).json()).toEqual({ name: key, note: null });
    const file = await get('/v1/files/2026/%E5%86%AC.txt');
    expect(file.headers['x-suggested-filename']).toBe(encodeURIComponent('領収書 2026/冬.txt.txt'));
    expect(file.body).toBe('中身');
  });

  it('answers HEAD like GET, without the body', async () => {
    const answer = await get('/v1/items', { method: 'HEAD' });
    expect([answer.statusCode, answer.body, answer.headers['x-total']]).toEqual([200, '', '1']);
  });
});

describe('[err.shape] one shape for every refusal', () => {
  const nested = (depth: number): string => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  it.each([
    ['broken JSON', '{"name":', {}, 400, 'request.malformed'],
    ['prototype poisoning', '{"name":"a","__proto__":{"count":9}}', {}, 400, 'request.malformed'],
    ['a constructor', '{"name":"a","constructor":{"prototype":{}}}', {}, 400, 'request.malformed'],
    ['30,000 levels', nested(30_000), {}, 400, 'request.malformed'],
    ['200,000 levels', nested(200_000), {}, 413, 'request.too-large'],
    ['33 levels', nested(33), {}, 400, 'request.malformed'],
    ['two megabytes', `{"name":"${'a'.repeat(2_000_000)}"}`, {}, 413, 'request.too-large'],
    ['a byte more than 64 kB', `{"name":"${'a'.repeat(65_526)}"}`, {}, 413, 'request.too-large'],
    ['a form', 'name=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'request.media-type'],
    ['plain text', 'name', { 'content-type': 'text/plain' }, 415, 'request.media-type'],
  ])('refuses %s', async (_, payload, headers, status, code) => {
    const answer = await post(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ code, message: expect.stringMatching(/。$/) as string });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([
    ['GET', '/v1/nothing', 404, 'request.not-found'],
    ['POST', '/v1/nothing', 404, 'request.not-found'],
    ['POST', '/nothing', 404, 'request.not-found'],
    ['PUT', '/v1/items', 405, 'request.method'],
    ['POST', '/v1/items/a', 405, 'request.method'],
    ['GET', '/v1/items/%', 400, 'request.malformed'],
  ] as const)('answers %s %s with %i', async (method, url, status, code) => {
    const answer = await get(url, { method });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    if (status === 405) expect(answer.headers.allow).toMatch(/GET/);
  });

  it('tells a member call from a public one', async () => {
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    const guest = await get('/v1/items', { method: 'DELETE', headers });
    expect([guest.statusCode, guest.json()]).toEqual([401, { code: 'auth.required', message: 'ログインが必要です。' }]);
    const { app } = await createTinyApp({}, { visitor: { kind: 'member', userId: 1, isRegistered: true } });
    const member = await app.inject({ method: 'DELETE', url: '/v1/items', headers });
    expect([member.statusCode, member.body]).toEqual([204, '']);
    await app.close();
  });

  it('shows a handler who asks only where the answer is not for everyone', async () => {
    const seen: object[] = [];
    const look = (_input: unknown, context: object) => {
      seen.push(context);
      return { status: 204, body: undefined };
    };
    const visitor = { kind: 'member', userId: 1, isRegistered: true } as const;
    const { app } = await createTinyApp({ note: look, clear: look }, { visitor });
    const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: 'Bearer secret', 'x-cart-token': 'secret' };
    await app.inject({ method: 'PUT', url: '/v1/notes', headers, payload: { text: '' } });
    await app.inject({ method: 'DELETE', url: '/v1/items', headers });
    await app.close();
    expect(seen.map((context) => Object.keys(context).sort())).toEqual([
      ['channel', 'log', 'now'],
      ['address', 'channel', 'host', 'log', 'now', 'token', 'visitor'],
    ]);
    expect(seen[1]).toMatchObject({ visitor });
  });

  it('says that a channel does not exist, by id and by host', async () => {
    const missing = { code: 'channel.not-found', message: 'チャネルが存在しません。' };
    const byId = await get('/v1/items', { headers: { 'x-channel-id': 'nobody' } });
    expect([byId.statusCode, byId.json()]).toEqual([404, missing]);
    const byHost = await get('/v1/items', { headers: { host: 'elsewhere.example:3000' } });
    expect([byHost.statusCode, byHost.json()]).toEqual([404, missing]);
  });
});

describe('when the shop itself fails', () => {
  it('answers 500 with nothing of the inside, and logs the cause once under the request id', async () => {
    const { app, log } = await createTinyApp({
      one: () => {
        throw new Error('password=hunter2 at row 5');
      },
    });
    const answer = await app.inject('/v1/items/a');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ code: 'server.error', message: 'エラーが発生しました。' });
    const faults = log.filter((line) => line.level === 50);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({
      reqId: answer.headers['x-request-id'],
      err: { message: 'password=hunter2 at row 5' },
    });
    await app.close();
  });

  it('asks to come back while the database is away', async () => {
    const { app } = await createTinyApp({
      one: () => Promise.reject(new DatabaseUnavailable(5, { cause: new Error('ECONNREFUSED') })),
    });
    const answer = await app.inject('/v1/items/a');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ code: 'service.unavailable' });
    await app.close();
  });

  it.each([
    [
      'a surplus field',
      { status: 200, body: { name: 'a', note: null, cost: 1 } },
      'must NOT have additional properties',
    ],
    ['a missing field', { status: 200, body: { name: 'a' } }, "must have required property 'note'"],
    ['a number for a text', { status: 200, body: { name: 1, note: null } }, 'must be string'],
    ['an undeclared status', { status: 418, body: {} }, 'status 418 is not declared'],
  ])('takes no answer with %s', async (_, broken, message) => {
    const { app, log } = await createTinyApp({ one: () => broken });
    const answer = await app.inject('/v1/items/a');
    expect(answer.statusCode).toBe(500);
    expect(JSON.stringify(log)).toContain(message);
    await app.close();
  });

  it('in production sends an answer that breaks the contract, and logs a sample', async () => {
    const { app, log } = await createTinyApp(
      { one: () => ({ status: 200, body: { name: 'a', note: null, cost: 1 } }) },
      { answerChecks: 'sampled' },
    );
    for (let count = 0; count < 101; count += 1) expect((await app.inject('/v1/items/a')).statusCode).toBe(200);
    expect(log.filter((line) => line.level === 50)).toHaveLength(2);
    await app.close();
  });
});

describe('hostile JSON', () => {
  it('never fails on any JSON value, and what it takes it hands over unchanged', async () => {
    const names = fc.constantFrom('name', 'note', 'count', '__proto__', 'constructor', 'toString', 'length', '');
    const body = fc.oneof(
      fc.json(),
      fc.dictionary(names, fc.jsonValue()).map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        const answer = await post(payload);
        expect([201, 400, 422]).toContain(answer.statusCode);
        if (answer.statusCode === 201) expect(answer.json()).toEqual({ count: 1, ...(JSON.parse(payload) as object) });
      }),
      { numRuns: 300 },
    );
  });

  it('never fails on any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const answer = await shop.app.inject({
          method: 'POST',
          url: '/v1/items',
          headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
          payload: Buffer.from(bytes),
        });
        expect([400, 422]).toContain(answer.statusCode);
      }),
      { numRuns: 200 },
    );
  });

  it('never fails on any query', async () => {
    await fc.assert(
      fc.asyncProperty(fc.webQueryParameters(), fc.string({ unit: 'binary' }), async (query, word) => {
        expect((await get(`/v1/items?${query}`)).statusCode).toBeLessThan(500);
        const search = new URLSearchParams({ word: word.slice(0, 20) }).toString();
        expect([200, 422]).toContain((await get(`/v1/items?${search}`)).statusCode);
      }),
      { numRuns: 200 },
    );
  });
});

it('lets nothing but a handler answer a call: no plugin has a route of its own among them', async () => {
  const app = Fastify();
  await app.register(contract, {
    dispatch: { calls: new Map(), run: () => Promise.reject(new Error('nobody calls')) },
    contextOf: () => Promise.reject(new Error('nobody calls')),
  });
  expect(() => app.get('/v1/shortcut', () => ({}))).toThrow('/v1/shortcut is no call of the contract.');
  await app.close();
});
