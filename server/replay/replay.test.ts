import { afterAll, afterEach, expect, it } from 'vitest';
import { endPlays, playFolder } from './playing.test-support';
import { removeFolders, whole } from './replay.test-support';

afterEach(endPlays);
afterAll(removeFolders);

const play = async (files: Readonly<Record<string, object>>) => {
  const { app, lines } = await playFolder(files, 'warn');
  const get = async (host: string, url: string, headers: Record<string, string> = {}) => {
    const { statusCode, body, headers: answered } = await app.inject({ url, headers: { host, ...headers } });
    return { status: statusCode, body, headers: answered };
  };
  /** As a page of the scenario calls, which names the channel. */
  const call = async (host: string, url: string, write?: { method: 'POST' | 'PATCH'; payload: object }) => {
    const headers = { host, 'x-channel-id': 'minori', 'x-requested-with': 'XMLHttpRequest' };
    const answer = await app.inject({ url, headers, ...(write ?? { method: 'GET' }) });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const ahead = (host: string, url: string) => get(host, url, { 'x-replay-ahead': '1' });
  return { get, call, ahead, lines };
};

const tag = (name: string) => ({ call: 'catalog.tags', body: { data: [{ id: 1, key: 'a', name }] } });
const data = (name: string) => ({ status: 200, body: { data: [{ id: 1, key: 'a', name }] } });
const event = (name: string) => ({ method: 'POST', payload: { event: { name } } }) as const;
const stored = (id: string, more: object = {}) => ({ call: 'tracking.sendEvent', status: 201, body: { id }, ...more });

it('answers at each host what its own scenario says, whatever channel is named', async () => {
  const { call, get } = await play({
    'a.json': { ...whole, answers: [tag('紅')] },
    'b.json': { ...whole, answers: [tag('藍')] },
  });
  expect(await call('a.localhost', '/v1/tags')).toEqual(data('紅'));
  expect(await call('b.localhost:3100', '/v1/tags')).toEqual(data('藍'));
  expect(await get('a.localhost', '/v1/tags', { 'x-channel-id': 'gakuen' })).toMatchObject({ status: 404 });
  expect(await get('elsewhere.example', '/v1/tags')).toMatchObject({ status: 404 });
  expect(await get('elsewhere.example', '/')).toMatchObject({ status: 404 });
});

it('plays a scenario in each theme at a host of its own, apart from the others', async () => {
  const site = { channel: 'minori', name: '実り', theme: 'minori', is_maintenance: false, maintenance: null };
  const body = { ...site, is_member_only: false, is_member_used: true, is_keycode_gated: false };
  const { call } = await play({
    'a.json': { ...whole, answers: [{ call: 'site.environment', body }, stored('first'), stored('second')] },
  });
  const themeAt = async (host: string) => (await call(host, '/public.json')).body;
  expect(await themeAt('a.localhost')).toMatchObject({ theme: 'minori' });
  expect(await themeAt('a.gakuen.localhost')).toMatchObject({ theme: 'gakuen' });
  expect(await themeAt('a.gakuen.workbench.localhost')).toMatchObject({ theme: 'gakuen' });
  expect(await call('a.nothing.localhost', '/public.json')).toMatchObject({ status: 404 });
  const write = async (host: string) => (await call(host, '/v1/ecommerce_events', event('view_cart'))).body;
  expect(await write('a.gakuen.localhost')).toEqual({ id: 'first' });
  expect(await write('a.localhost')).toEqual({ id: 'first' });
  expect(await write('a.minori.localhost')).toEqual({ id: 'second' });
});

it('takes the first answer that fits what is asked', async () => {
  const product = (name: string, input?: object) => ({
    call: 'catalog.recommended',
    ...(input ? { input } : {}),
    status: 404,
    body: { code: 'product.not-found', message: name },
  });
  const { call } = await play({
    'base.json': { ...whole, answers: [product('any')] },
    'a.json': {
      extends: 'base.json',
      answers: [
        product('both', { params: { key: 'a' }, query: { kind: 'related' } }),
        product('one', { params: { key: 'a' } }),
      ],
    },
  });
  const asked = async (url: string) => (await call('a.localhost', `/v1/products/${url}`)).body;
  expect(await asked('a/recommend?kind=related')).toMatchObject({ message: 'both' });
  expect(await asked('a/recommend?kind=recommend')).toMatchObject({ message: 'one' });
  expect(await asked('b/recommend?kind=related')).toMatchObject({ message: 'any' });
});

it('answers writes in their order, each once, and reads as they stand after so many', async () => {
  const { call, get, lines } = await play({
    'a.json': {
      ...whole,
      answers: [
        stored('first', { input: { body: { event: { name: 'view_cart' } } } }),
        stored('second'),
        stored('more', { times: 2 }),
        { ...tag('nach'), after: 3 },
        tag('vor'),
      ],
    },
  });
  const write = async (name: string) => (await call('a.localhost', '/v1/ecommerce_events', event(name))).body;
  expect(await write('purchase')).toEqual({ id: 'second' });
  expect(await write('view_cart')).toEqual({ id: 'first' });
  expect(await call('a.localhost', '/v1/tags')).toEqual(data('vor'));
  expect(await write('view_cart')).toEqual({ id: 'more' });
  expect(await call('a.localhost', '/v1/tags')).toEqual(data('nach'));
  expect(await write('view_cart')).toEqual({ id: 'more' });
  expect(await call('a.localhost', '/v1/ecommerce_events', event('view_cart'))).toEqual({
    status: 503,
    body: {
      code: 'replay.unanswered',
      message: 'このシナリオには、「tracking.sendEvent」へのこの内容の答えがありません（または、もう残っていません）。',
    },
  });
  expect(lines).toEqual([
    'scenario a: no answer fits, or is left, for tracking.sendEvent {"body":{"event":{"name":"view_cart"}}}',
  ]);
  // Opened anew, it begins anew.
  await get('a.localhost', '/-/replay');
  expect(await call('a.localhost', '/v1/tags')).toEqual(data('vor'));
  expect(await write('view_cart')).toEqual({ id: 'first' });
});

it('says which call has no answer: to the caller, in the log once, to the page and in the index', async () => {
  const { call, get, lines } = await play({ 'a.json': whole, 'b.json': whole });
  const refused = {
    status: 503,
    body: { code: 'replay.unanswered', message: 'このシナリオには、「catalog.tags」への答えがありません。' },
  };
  expect(await call('a.localhost', '/v1/tags')).toEqual(refused);
  expect(await call('a.localhost', '/v1/tags')).toEqual(refused);
  expect(lines).toEqual(['scenario a: no answer for catalog.tags {}']);
  expect((await get('a.localhost', '/v1/tags')).headers).toMatchObject({
    'x-replay-unanswered': 'catalog.tags',
    'server-timing': 'unanswered;desc="catalog.tags"',
  });
  expect((await get('a.localhost', '/-/replay/page.js')).headers['x-replay-unanswered']).toBeUndefined();
  expect((await get('localhost', '/')).body).toContain('catalog.tags');
});

it('gives an answer that does not fit its contract, and says which one it is: in the log, to the page and in the index', async () => {
  const unfit = { call: 'catalog.tags', body: { data: [{ id: 1, name: 5 }] } };
  const { call, get, lines } = await play({ 'a.json': { ...whole, answers: [unfit] }, 'b.json': whole });
  expect(await call('a.localhost', '/v1/tags')).toEqual({ status: 200, body: unfit.body });
  // One in a hundred answers is checked in any shop, and told as well.
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^scenario a: the answer to catalog\.tags does not fit the contract: body of 200: \/data\/0 /,
    ),
  );
  expect((await get('a.localhost', '/v1/tags')).headers).toMatchObject({
    'x-replay-unanswered': 'unfit:catalog.tags',
    'server-timing': 'unanswered;desc="unfit:catalog.tags"',
  });
  expect((await get('localhost', '/')).body).toContain('答えが契約に合わない呼び出し: catalog.tags');
});

it('counts what a screen that was asked for ahead lacks once somebody has come to it', async () => {
  const { get, ahead, lines } = await play({ 'a.json': whole, 'b.json': whole });
  const isListed = async () => (await get('localhost', '/')).body.includes('シナリオに答えのない呼び出し');
  expect((await ahead('a.localhost', '/v1/tags?url=%2Fproduct')).headers['x-replay-unanswered']).toBe('catalog.tags');
  expect(await isListed()).toBe(false);
  expect((await get('a.localhost', '/-/replay/arrival?url=%2Felsewhere')).status).toBe(204);
  expect(await isListed()).toBe(false);
  expect(lines).toEqual([]);
  await get('a.localhost', '/-/replay/arrival?url=%2Fproduct');
  expect(await isListed()).toBe(true);
  expect(lines).toEqual(['scenario a: no answer for catalog.tags {}']);
});

it('says nothing of what a sheet lacks that nobody has opened', async () => {
  const { get, ahead, lines } = await play({ 'a.json': whole, 'b.json': whole });
  await ahead('a.localhost', '/v1/tags');
  expect(lines).toEqual([]);
  await get('a.localhost', '/v1/tags');
  expect(lines).toHaveLength(1);
});

it('lays what the file says of the shop over what is answered', async () => {
  const shop = {
    channel: 'other', name: '実り', theme: 'minori', is_maintenance: false, maintenance: null,
    is_member_only: false, is_member_used: true, is_keycode_gated: false,
  }; // prettier-ignore
  const document = { $schema: 'noren/layout/1', page: 'top', order: [], sections: {} };
  const { call } = await play({
    'a.json': {
      ...whole,
      theme: 'gakuen',
      settings: { 'SITE.NAME': '別の店' },
      layouts: { top: document },
      answers: [
        { call: 'site.environment', body: shop },
        { call: 'site.settings', body: { 'SITE.NAME': '実り', 'SITE.CHANNEL_PREFIX': '/gakuen' } },
        { call: 'site.colorScheme', body: {} },
      ],
    },
  });
  const asked = async (url: string) => call('a.localhost', url);
  expect(await asked('/public.json')).toMatchObject({ body: { channel: 'minori', theme: 'gakuen', name: '実り' } });
  expect(await asked('/v1/settings/front')).toMatchObject({
    body: { 'SITE.NAME': '別の店', 'SITE.CHANNEL_PREFIX': '', 'SITE.THEME': 'gakuen' },
  });
  // Made for the theme that was answered.
  expect(await asked('/v1/colorschemes/selected/front')).toMatchObject({ status: 404 });
  expect(await asked('/v1/pages/front/layout/top')).toEqual({ status: 200, body: document });
  expect(await asked('/v1/pages/front/layout/faq')).toMatchObject({ status: 404, body: { code: 'layout.not-found' } });
});

it('fills in what an older file could not know, and how a list is paged', async () => {
  const { get } = await play({
    'a.json': {
      ...whole,
      answers: [
        { call: 'content.news', body: { data: [], of: 'old' } },
        { call: 'catalog.products', body: { data: [] } },
      ],
    },
  });
  const news = await get('a.localhost', '/v1/news');
  expect(JSON.parse(news.body)).toEqual({ data: [] });
  expect(news.headers).toMatchObject({ 'x-total': '0', 'x-per-page': '1', 'x-last-page': '1', 'x-current-page': '1' });
  expect(JSON.parse((await get('a.localhost', '/v1/products')).body)).toEqual({ data: [], facets: [] });
});

it('opens with the scenario’s cookies and storage, and nothing of an earlier opening', async () => {
  const { get } = await play({
    'a.json': { ...whole, cookies: { cartToken: 'k3J9' }, storage: { local: { 'noren:a': '1' } } },
  });
  const { headers, body } = await get('a.localhost', '/-/replay', { cookie: 'cartToken=old; order_x=1' });
  expect(headers['set-cookie']).toEqual(['order_x=; Path=/; Max-Age=0', 'cartToken=k3J9; Path=/; SameSite=Lax']);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(body).toContain('<meta http-equiv="refresh" content="0;url=/cart/">');
  const script = await get('a.localhost', '/-/replay/open.js');
  expect(script.body).toContain('{"address":"/cart/","storage":{"local":{"noren:a":"1"},"session":{}}}');
});

it('leads from this machine’s plain hosts to the one scenario, or to an index of all', async () => {
  const one = await play({ 'a.json': whole });
  expect(await one.get('localhost:3100', '/')).toMatchObject({
    status: 302,
    headers: { location: 'http://a.localhost:3100/-/replay' },
  });
  const { get } = await play({
    'cart/usual.json': { ...whole, title: { ja: '<カート>', en: 'Cart' }, answers: [{ call: 'no.call' }] },
    'top.json': { ...whole, clock: { at: '2026-11-20T12:00:00+09:00' } },
  });
  const { status, body, headers } = await get('127.0.0.1:3100', '/');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('<a href="http://cart--usual.localhost:3100/-/replay">&lt;カート&gt;</a>');
  expect(body).toContain('2026/11/20 12:00（停止）');
  expect(body).toContain('the contract has no no.call');
  expect(await get('127.0.0.1:3100', '/cart/')).toMatchObject({ status: 404 });
});

it('has a heading for each folder of the index, and names first what there is to look at', async () => {
  const news = { ...whole, title: { ja: 'お知らせ', en: 'News' } };
  const { get } = await play({
    'news/usual.json': { ...news, address: '/news/' },
    'popup/usual.json': { ...news, theme: 'gakuen' },
    'popup/wrong.json': { ...whole, answers: [{ call: 'no.call' }] },
    'top.json': { ...whole, title: { ja: 'トップ', en: 'Top' } },
  });
  const { body } = await get('localhost', '/');
  const [, nav = '', rest = ''] = /<nav[^>]*>(.*)<\/nav>(.*)/s.exec(body) ?? [];
  const jumps = [...nav.matchAll(/<a href="#([^"]+)">([^<]+)/g)].map(([, id = '', name]) => ({ id, name }));
  expect(jumps.map(({ name }) => name)).toEqual(['カート', 'news（1件）', 'popup（2件）', 'フォルダの外（1件）']);
  for (const { id } of jumps) expect(rest).toContain(` id="${id}">`);
  const headings = [...rest.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, name]) => name);
  expect(headings).toEqual(jumps.slice(1).map(({ name }) => name));
  expect(rest).toContain('>お知らせ（/news/）</a>');
  expect(rest).toContain('>お知らせ（gakuen・/cart/）</a>');
  expect(rest).toContain('>トップ</a>');
});

it('lists the files of a folder that are wrong beside those that it plays', async () => {
  const { get } = await play({ 'good.json': whole, 'bad.json': { ...whole, viewport: '<tv>' } });
  const { status, body } = await get('localhost', '/');
  expect(status).toBe(200);
  expect(body).toContain('表示できないファイルの誤り（1件）');
  expect(body).toMatch(/bad\.json:\d+:3 viewport: must be one of phone, pc/);
  expect(body).toContain('http://good.localhost/-/replay');
});

it('says at the host of a file that is not shown what is wrong with it, and where the others are', async () => {
  const { get } = await play({ 'good.json': whole, 'cart/bad.json': { ...whole, viewport: '<tv>' } });
  const { status, body, headers } = await get('cart--bad.localhost:3100', '/-/replay', { accept: 'text/html' });
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toMatch(/cart\/bad\.json:\d+:3 viewport: must be one of phone, pc/);
  expect(body).toContain('<a href="http://localhost:3100/">');
  const absent = await get('nosuch.gakuen.localhost:3100', '/cart/', { accept: 'text/html' });
  expect(absent.body).toContain('「nosuch」というシナリオはありません');
  expect(absent.body).not.toContain('bad.json');
});

it('shows the time that the file says, standing or running on', async () => {
  const { get } = await play({
    'stands.json': whole,
    'runs.json': { ...whole, clock: { at: '2026-11-20T12:00:00+09:00' } },
  });
  const at = Date.parse('2026-11-20T12:00:00+09:00');
  const clockAt = async (host: string) => {
    const text = (await get(host, '/-/replay/page.js')).body.split('\n')[0] ?? '';
    return JSON.parse(text.replace(/^globalThis\.norenReplay = |;$/g, '')) as { nowMs: number; runs: boolean };
  };
  expect(await clockAt('stands.localhost')).toMatchObject({ nowMs: at, runs: false });
  await expect.poll(async () => (await clockAt('runs.localhost')).nowMs).toBeGreaterThan(at + 20);
  await get('runs.localhost', '/-/replay');
  expect((await clockAt('runs.localhost')).nowMs - at).toBeLessThan(10_000);
});

it('has a picture for every address, which runs nothing', async () => {
  const { get } = await play({ 'a.json': whole });
  for (const [url, name] of [
    ['/images/product-1-640.webp', 'product-1'],
    ['/images/minori/kurikinton.01234567/480.webp', 'kurikinton'],
    ['/images/%3Cscript%3E.webp', ''],
    ['/images/%E6%A0%97-1200.webp?x=1', '栗'],
  ] as const) {
    const { status, headers, body } = await get('a.localhost', url);
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(body).toContain(`>${name}</text></svg>`);
  }
});

it('lets an answer break off, stay away or come late: for the browser by its script, for a page as a shop that is away', async () => {
  const { get, call } = await play({
    'a.json': {
      ...whole,
      answers: [
        { call: 'catalog.tags', times: 1, fault: 'offline' },
        { call: 'catalog.tags', times: 1, fault: 'silent' },
        { ...tag('遅'), times: 1, lateMs: 700 },
        { call: 'tracking.sendEvent', fault: 'offline' },
        stored('again', { after: 0 }),
        tag('紅'),
      ],
    },
  });
  const troubleOf = async () => {
    const { status, headers } = await get('a.localhost', '/v1/tags', { 'x-requested-with': 'XMLHttpRequest' });
    return [status, headers['x-replay-trouble']];
  };
  // No status of an error: in a browser's console it would be one of the shop's.
  expect(await troubleOf()).toEqual([200, 'offline']);
  expect(await troubleOf()).toEqual([200, 'silent']);
  expect(await troubleOf()).toEqual([200, '700']);
  expect(await troubleOf()).toEqual([200, undefined]);
  // What did not come through was not written, and may be tried again.
  expect((await call('a.localhost', '/v1/ecommerce_events', event('purchase'))).status).toBe(200);
  expect(await call('a.localhost', '/v1/ecommerce_events', event('purchase'))).toEqual({
    status: 201,
    body: { id: 'again' },
  });
});

it('hands the events, how long flows wait and what was broken to the page, and begins them only where the scenario is opened', async () => {
  const events = [{ flow: 'cart', event: { type: 'undo' }, state: 'changing' }];
  const clock = { ...whole.clock, waits: 'endless' };
  const { get } = await play({ 'a.json': { ...whole, clock, events, recorded: { broken: ['s3'] } } });
  const script = (await get('a.localhost', '/-/replay/page.js')).body;
  const [facts = ''] = script.split('\n');
  expect(JSON.parse(facts.replace(/^globalThis\.norenReplay = |;$/g, ''))).toMatchObject({
    ...{ waits: 'endless', events, broken: ['s3'] },
  });
  expect(script).toContain('norenFlows');
  expect((await get('a.localhost', '/-/replay/open.js')).body).toContain("setItem('noren:replay:next', '0')");
});

it('gives a token for a card as the payment service would, wherever the file says that one is', async () => {
  const service = { code: 'sandbox', tokenize_url: 'https://pay.example/tokens', public_key: 'pk', is_demo: false };
  const { call } = await play({
    'a.json': { ...whole, answers: [{ call: 'order.paymentService', body: service }] },
  });
  const told = await call('a.localhost', '/v1/settings/payment-service/sandbox');
  expect(told).toMatchObject({ status: 200, body: { tokenize_url: '/-/replay/card' } });
  const card = { ccNumber: '4242424242424242', ccName: 'TARO YAMADA', ccExpiration: '202812', securityCode: '123' };
  const ask = (payload: object) => call('a.localhost', '/-/replay/card', { method: 'POST', payload });
  expect(await ask(card)).toEqual({
    status: 200,
    body: { token: 'replay-approve', masked_number: '************4242', expiration: '202812', name: 'TARO YAMADA' },
  });
  expect(await ask({ ...card, ccExpiration: '202610' })).toMatchObject({ status: 422 });
  expect(await ask({ ccNumber: '1' })).toMatchObject({ status: 422 });
});
