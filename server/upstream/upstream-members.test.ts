import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { query } from '../../schemas/query';
import { contract } from '../../schemas/shop-contract';
import { askFor } from '../../storefront/page/load/ask';
import { createApp } from '../app';
import { bodyOf, dayMs, type MembersShop, minuteMs, openMembers, right } from '../domains/members/members.test-support';
import { createDispatch } from '../http/dispatch';
import { directTransport } from '../http/direct-transport';
import { contextFor } from '../http/request-contexts';
import { endedCarts, visitorTransport } from '../plugins/ended-carts';
import { pageWithKeycode } from '../plugins/cookies/keycode-cookie';
import { createPageVisitorOf } from '../plugins/page-visitor';
import { markOf } from '../request/member-mark';
import { createKeptForms } from '../plugins/storefront/forms/kept-form';
import { closeAll, pageOf, setUp } from '../plugins/storefront/storefront.test-support';
import { openUpstreamShop } from '../source/answered-shops';

vi.setConfig({ testTimeout: 120_000 });

const log = pino({ level: 'silent' });
const key = Buffer.alloc(32, 7);
const host = 'test.localhost';

/** The platform: the real shop on its database. */
let platform: MembersShop;
let source: Parameters<typeof openUpstreamShop>[0];
/** The contract's calls in front of it. */
let front: FastifyInstance;
let pages: FastifyInstance;
let platformUrl: string;

/** The screens in front of a platform, drawn as what can be told of the visitor there. */
const openPages = async (at: typeof source): Promise<FastifyInstance> => {
  const shop = openUpstreamShop(at, log);
  const { handlers, isRelay, isClosed, isMemberless, limits, visitorOf, opensKeycodeGate, logins } = shop;
  const dispatch = createDispatch({
    contract,
    handlers,
    isRelay,
    isClosed,
    isMemberless,
    limits,
    answerChecks: 'always',
  });
  const { app } = await setUp(
    {
      page: async ({ ask, visitor, hasKeycode, isLoginOver = false, path }) => {
        const me = path === '/mypage' ? await askFor(ask, query('user.me', {})) : null;
        return pageOf(JSON.stringify({ visitor, hasKeycode, isLoginOver, email: me?.ok ? me.result.email : null }));
      },
    },
    {
      findChannel: shop.findChannel,
      now: platform.now,
      pageVisitorOf: pageWithKeycode(createPageVisitorOf(visitorOf, logins), opensKeycodeGate),
      isMemberOnly: shop.isMemberOnly,
      kept: createKeptForms(logins?.classKey ?? null, platform.now),
      transport: (request, asking) =>
        visitorTransport(request, asking.channel, directTransport(dispatch, contextFor(request, asking))),
    },
    (made) => void made.register(endedCarts),
  );
  return app;
};

beforeAll(async () => {
  platform = await openMembers();
  platformUrl = await platform.apps[0].listen({ host: '127.0.0.1', port: 0 });
  source = { kind: 'upstream', apiUrl: platformUrl, plainHosts: [], key };
  front = await createApp({
    config: { trustProxy: false, publicUrl: null, pageCache: { enabled: false, bytes: 0 } },
    storefront: 'none',
    answerChecks: 'always',
    source,
    log,
    now: platform.now,
  });
  pages = await openPages(source);
});
afterAll(async () => {
  await closeAll();
  await front.close();
  await platform.close();
});

/** A browser on the storefront, which keeps its cookies. */
const newBrowser = () => {
  const jar = new Map<string, string>();
  const send = async (
    app: FastifyInstance,
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    payload?: object | string,
  ) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...{ host, cookie, 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' },
      ...(typeof payload === 'string' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    };
    const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    for (const { name, value, maxAge } of answer.cookies)
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    return answer;
  };
  return {
    jar,
    call: (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) => send(front, method, url, payload),
    page: async (url: string) => {
      const { statusCode, body } = await send(pages, 'GET', url);
      const shown = /\{"visitor".*?\}/.exec(body)?.[0];
      return { status: statusCode, ...(shown ? (JSON.parse(shown) as Record<string, unknown>) : {}) };
    },
    own: async () => (await send(pages, 'GET', '/-/own')).json<Record<string, unknown>>(),
    post: (form: string, fields: Record<string, string>) =>
      send(pages, 'POST', `/-/do/${form}`, new URLSearchParams(fields).toString()),
  };
};

type Browser = ReturnType<typeof newBrowser>;
const tokenIn = ({ jar }: Browser): string => jar.get('access_token') ?? '';
const isGoodThere = async (token: string): Promise<boolean> => (await platform.me(token)).status === 200;
const loggedIn = async () => {
  const browser = newBrowser();
  const email = await platform.member();
  const login = await browser.post('login', { login_id: email, password: right });
  expect([login.statusCode, login.headers.location]).toEqual([303, '/ec/']);
  return { browser, email };
};

const skuOf = async (product: string): Promise<string> => {
  const { product_model } = bodyOf(await platform.ask('GET', `/v1/products/${product}`)) as {
    product_model: { products: { id: number }[] };
  };
  return String(product_model.products[0]?.id);
};

describe('a member of another shop', () => {
  it('keeps the cart that a guest has filled, is known to the calls, and ends the login there', async () => {
    const browser = newBrowser();
    const email = await platform.member();
    const products = [{ sku_id: Number(await skuOf('kurikinton')), quantity: 1 }];
    expect((await browser.call('PATCH', '/v1/carts/products/add', { products })).statusCode).toBe(200);
    expect((await browser.call('POST', '/v1/auth/login', { login_id: email, password: right })).json()).toMatchObject({
      access_token: null,
    });
    const cart = `/v1/carts/${String(browser.jar.get('cartToken'))}`;
    expect((await browser.call('GET', cart)).json()).toMatchObject({ count: 1 });
    // It is the member's alone by now.
    expect((await front.inject({ url: cart, headers: { host } })).statusCode).toBe(404);
    expect((await browser.call('GET', '/v1/me/user')).json()).toMatchObject({ email });
    expect((await browser.call('GET', '/v1/me/orders')).statusCode).toBe(200);

    const first = tokenIn(browser);
    platform.pass(16 * minuteMs);
    expect((await browser.call('GET', '/v1/me/user')).statusCode).toBe(401);
    expect((await browser.call('POST', '/v1/auth/refresh')).statusCode).toBe(200);
    const next = tokenIn(browser);
    expect(next).not.toBe(first);
    const bearer = { host, authorization: `Bearer ${next}` };
    expect((await front.inject({ url: '/v1/me/user', headers: bearer })).json()).toMatchObject({ email });

    expect((await browser.call('POST', '/v1/auth/logout', {})).statusCode).toBe(204);
    expect(tokenIn(browser)).toBe('');
    expect(await isGoodThere(next)).toBe(false);
  });

  it('is known to the screens and the private answer, and ends the login by the plain form, too', async () => {
    const { browser, email } = await loggedIn();
    const token = tokenIn(browser);
    const end = browser.jar.get('expires_at') ?? '';
    expect(await browser.page('/news')).toMatchObject({ visitor: 'registered' });
    expect(browser.jar.get('visitor_class')).toMatch(/^registered\./);
    expect(await browser.page('/mypage')).toMatchObject({ status: 200, visitor: 'registered', email });
    expect(await browser.own()).toMatchObject({ name: '山田花子', points: 0 });
    expect((await browser.post('logout', {})).statusCode).toBe(303);
    expect([tokenIn(browser), await isGoodThere(token)]).toEqual(['', false]);
    browser.jar.set('access_token', token);
    browser.jar.set('expires_at', end);
    expect(await browser.page('/mypage')).toMatchObject({ visitor: 'guest', isLoginOver: true, email: null });
  });

  it('is logged in still on the first page after an hour, which is drawn with the token that follows', async () => {
    for (const url of ['/mypage', '/-/own']) {
      const { browser, email } = await loggedIn();
      const token = tokenIn(browser);
      platform.pass(60 * minuteMs);
      if (url === '/mypage') expect(await browser.page(url)).toMatchObject({ visitor: 'registered', email });
      else expect(await browser.own()).toMatchObject({ name: '山田花子' });
      expect(tokenIn(browser)).not.toBe(token);
      expect(await isGoodThere(tokenIn(browser))).toBe(true);
    }
  });

  it('sends plain forms after an hour as before, and finds the cart that goods are put into', async () => {
    const { browser, email } = await loggedIn();
    const add = async () => (await browser.post('cart-add', { sku_id: await skuOf('kurikinton') })).headers.location;
    expect(await add()).toBe('/cart/');
    const cart = browser.jar.get('cartToken');
    for (const pieces of [2, 3]) {
      const token = tokenIn(browser);
      platform.pass(60 * minuteMs);
      expect(await add()).toBe('/cart/');
      expect(browser.jar.get('cartToken')).toBe(cart);
      expect((await browser.call('GET', `/v1/carts/${String(cart)}`)).json()).toMatchObject({ count: pieces });
      expect(tokenIn(browser)).not.toBe(token);
    }
    platform.pass(60 * minuteMs);
    const wrong = await browser.post('password-change', { password: 'x', new_password: 'tanoshii-kaimono-7' });
    expect(wrong.headers.location).toBe('/mypage/password?again=refused');
    expect(await browser.page('/mypage')).toMatchObject({ visitor: 'registered', email });
  });

  it('who has not confirmed the mail address is one of their class', async () => {
    const browser = newBrowser();
    const email = platform.newMail();
    bodyOf(await platform.register(email), 204);
    await browser.post('login', { login_id: email, password: right });
    for (const url of ['/mypage', '/news', '/mypage'])
      expect(await browser.page(url)).toMatchObject({ visitor: 'member', email: null });
  });

  it('with a token of nobody is a guest, and asks nothing there without one', async () => {
    const browser = newBrowser();
    expect((await browser.call('GET', '/v1/me/user')).json()).toMatchObject({ code: 'auth.required' });
    for (const token of ['x'.repeat(32), 'eyJhbGciOi.eyJzdWIi.c2ln-_~+/==']) {
      browser.jar.set('access_token', token);
      expect(await browser.page('/mypage')).toMatchObject({ visitor: 'guest', isLoginOver: false });
      expect((await browser.call('GET', '/v1/me/user')).statusCode).toBe(401);
    }
  });

  it('[auth.logout] writes nothing by a page that was drawn for another member, nor reads', async () => {
    const [first, second] = [await loggedIn(), await loggedIn()];
    const token = tokenIn(second.browser);
    const before = bodyOf(await platform.me(token));
    const { id: _id, email: _email, ...profile } = before;
    const call = async (method: 'GET' | 'PUT', drawnFor: string) => {
      const own = { host, cookie: `access_token=${token}`, 'sec-fetch-site': 'same-origin' };
      const headers = { ...own, 'x-requested-with': 'XMLHttpRequest', 'x-drawn-for': drawnFor };
      const payload = method === 'PUT' ? { payload: { ...profile, company_name: '別人商店' } } : {};
      const answer = await front.inject({ method, url: '/v1/me/user', headers, ...payload });
      return answer.statusCode;
    };
    const markOfMember = async (email: string) => markOf({ id: 'test' }, String(await platform.idOf(email)));
    for (const drawnFor of [await markOfMember(first.email), 'x', ''])
      expect([await call('PUT', drawnFor), await call('GET', drawnFor)]).toEqual([403, 403]);
    expect(bodyOf(await platform.me(token))).toEqual(before);
    expect(await call('GET', await markOfMember(second.email))).toBe(200);
    // A login that is over is told as such, for it to be refreshed.
    platform.pass(16 * minuteMs);
    expect(await call('GET', await markOfMember(second.email))).toBe(401);
  });

  it('is asked to come back while the platform is away, and is no guest meanwhile', async () => {
    const { browser } = await loggedIn();
    await browser.page('/news');
    let isAway = false;
    const between = await createBetween(() => isAway);
    const behind = await openPages({ ...source, apiUrl: between.url });
    const get = (url: string) => behind.inject({ url, headers: { host, cookie: `access_token=${tokenIn(browser)}` } });
    expect((await get('/mypage')).body).toContain('"visitor":"registered"');
    isAway = true;
    const away = await get('/mypage');
    expect(away.statusCode).toBe(503);
    expect(away.headers['set-cookie']).toBeUndefined();
    await between.close();
  });

  it('[site.maintenance] of a shop that is closed is told so by its screens', async () => {
    const { browser } = await loggedIn();
    const setClosed = async (is_maintenance: boolean): Promise<void> => {
      await platform.db.updateTable('channels').set({ is_maintenance }).where('id', '=', 'test').execute();
      await vi.waitUntil(
        async () => bodyOf(await platform.ask('GET', '/public.json')).is_maintenance === is_maintenance,
      );
    };
    await setClosed(true);
    expect(await browser.page('/mypage')).toMatchObject({ status: 200, visitor: 'guest' });
    await setClosed(false);
    expect(await browser.page('/mypage')).toMatchObject({ visitor: 'registered' });
  });

  it('proves to be one at every screen of a shop for members', async () => {
    const { browser } = await loggedIn();
    const setMemberOnly = (is_member_only: boolean) =>
      platform.db.updateTable('channels').set({ is_member_only }).where('id', '=', 'test').execute();
    await setMemberOnly(true);
    await vi.waitUntil(async () => bodyOf(await platform.ask('GET', '/public.json')).is_member_only === true);
    const gated = await openPages(source);
    const visitorAt = async () => {
      const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
      return /"visitor":"(\w+)"/.exec((await gated.inject({ url: '/news', headers: { host, cookie } })).body)?.[1];
    };
    await browser.page('/news');
    expect(await visitorAt()).toBe('registered');
    // Elsewhere: the class that the browser keeps proves nothing.
    await platform.ask('POST', '/v1/auth/logout', {}, { token: tokenIn(browser) });
    expect(await visitorAt()).toBe('guest');
    await setMemberOnly(false);
  });
});

/** What stands between the storefront and the platform, and may be broken. */
const createBetween = async (isBroken: () => boolean) => {
  const { default: Fastify } = await import('fastify');
  const app = Fastify();
  app.all('/*', async (request, reply) => {
    if (isBroken()) return request.raw.destroy();
    const { host: _own, ...headers } = request.headers as Record<string, string>;
    const answer = await fetch(platformUrl + request.url, { method: request.method, headers });
    const type = answer.headers.get('content-type') ?? 'application/json';
    return reply
      .code(answer.status)
      .type(type)
      .send(await answer.text());
  });
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
};

describe('[site.keycode-gate] the keycode of another shop', () => {
  const keycode = 'Noren-2026';
  const check = (browser: Browser, told: string) => browser.call('POST', '/v1/keycode/check', { keycode: told });
  beforeEach(async () => {
    await platform.db.updateTable('channels').set({ keycode }).where('id', '=', 'test').execute();
    await vi.waitUntil(async () => bodyOf(await platform.ask('GET', '/public.json')).is_keycode_gated === true);
  });

  it('opens it to whoever has told it here, for as long as that shop says', async () => {
    const browser = newBrowser();
    expect((await check(browser, 'wrong')).statusCode).toBe(422);
    expect(await browser.page('/news')).toMatchObject({ hasKeycode: false });
    expect((await check(browser, keycode)).json()).toMatchObject({ keycode_token: null });
    expect(await browser.page('/news')).toMatchObject({ hasKeycode: true });
    platform.pass(30 * dayMs - minuteMs);
    expect(await browser.page('/news')).toMatchObject({ hasKeycode: true });
    platform.pass(minuteMs);
    expect(await browser.page('/news')).toMatchObject({ hasKeycode: false });
  });

  it('opens it to nobody else: not by garbage, a later end, or what is another’s', async () => {
    const browser = newBrowser();
    await check(browser, keycode);
    const good = browser.jar.get('keycode_token') ?? '';
    const there = bodyOf(await platform.ask('POST', '/v1/keycode/check', { keycode }));
    const [until = '', signature = ''] = good.split('.');
    const later = `${String(Number(until) + 60)}.${signature}`;
    const bad = ['x', '..', `${until}.${'A'.repeat(43)}`, later, `${good}A`, until, String(there.keycode_token)];
    for (const token of bad) {
      browser.jar.set('keycode_token', token);
      expect([token, await browser.page('/news')]).toMatchObject([token, { hasKeycode: false }]);
    }
    const elsewhere = await pages.inject({
      url: '/news',
      headers: { host: 'other.localhost', cookie: `keycode_token=${good}` },
    });
    expect(elsewhere.body).toContain('"hasKeycode":false');
  });
});
