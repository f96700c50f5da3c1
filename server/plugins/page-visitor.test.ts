import { afterEach, describe, expect, it } from 'vitest';
import { errorOf } from '../../schemas/shop-errors';
import type { Member } from '../../src/domain/visitor';
import { cookieIn } from '../../src/lib/cookies';
import { allowedQuery } from '../../storefront/page/load/allowed-query';
import { matchScreen } from '../../storefront/page/load/match-screen';
import { markOf } from '../request/member-mark';
import type { Channel } from '../request/request-context';
import { guestsOnly, type Logins } from '../request/visitor-of';
import { pageWithKeycode } from './cookies/keycode-cookie';
import { createPageVisitorOf } from './page-visitor';
import { closeAll, setUp } from './storefront/storefront.test-support';
import type { StorefrontPluginOptions } from './storefront/storefront-options';

afterEach(closeAll);

const token = 'm'.repeat(32);
const otherToken = 'n'.repeat(32);
/** Of a login that lasts. */
const overToken = 'o'.repeat(32);
const start = Date.parse('2026-11-20T03:00:00Z');

/** A shop with two members, which counts how often it is asked whose a token is. */
const openShop = async (options: Partial<StorefrontPluginOptions> = {}) => {
  let asked = 0;
  let at = start;
  const members: Readonly<Record<string, Member>> = {
    [token]: { kind: 'member', userId: 1, isRegistered: true },
    [otherToken]: { kind: 'member', userId: 2, isRegistered: false },
  };
  const logins: Logins = {
    classKey: Buffer.alloc(32, 7),
    find: (shown) => {
      asked += 1;
      return Promise.resolve(members[shown] ?? null);
    },
    refresh: (shown) =>
      Promise.resolve(
        shown === overToken ? { token, expiresAt: new Date(at + 900_000), memberId: 1, isRegistered: true } : null,
      ),
  };
  const pageVisitorOf = createPageVisitorOf(guestsOnly, logins);
  const shop = await setUp({}, { pageVisitorOf, now: () => new Date(at), ...options });
  /** As a browser that keeps what it is given. */
  const browser = (own: string) => {
    let kept = own === '' ? '' : `access_token=${own}`;
    return {
      get: async (url: string, headers: Record<string, string> = {}) => {
        const answer = await shop.get(url, { cookie: kept, ...headers });
        const set = answer.cookies.find(({ name }) => name === 'visitor_class');
        if (set) kept = `access_token=${own}; visitor_class=${set.value}`;
        return answer;
      },
      cookies: () => kept,
    };
  };
  return { ...shop, browser, asked: () => asked, wait: (seconds: number) => (at += seconds * 1000) };
};

describe('a member’s page for everyone', () => {
  it('comes from the pages kept for the class, and nobody is asked whose token it is', async () => {
    const { browser, drawn, asked } = await openShop();
    const member = browser(token);
    const first = await member.get('/news');
    expect(first.headers['set-cookie']).toMatch(
      /^visitor_class=registered\.[\w.-]+; Path=\/; Max-Age=300; SameSite=Lax; HttpOnly$/,
    );
    expect(first.body).toContain('"visitor":"registered"');
    for (const url of ['/news', '/product', '/news', '/product']) {
      const { headers, statusCode } = await member.get(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers).not.toHaveProperty('set-cookie');
    }
    expect([drawn.length, asked()]).toEqual([2, 1]);
  });

  it('is looked up among the screens once, however many ask for it', async () => {
    const looked: string[] = [];
    const bundle = {
      ...{ allowedQuery, navigationPath: '/-/screen', choicePath: '/-/choose/' },
      matchScreen: (path: string) => {
        looked.push(path);
        return matchScreen(path);
      },
    };
    const { browser, get } = await openShop({ bundle });
    const member = browser(token);
    for (let page = 0; page < 3; page += 1) await member.get('/news?page=2');
    await get('/news');
    expect(looked).toEqual(['/news']);
  });

  it('is another class’s for whoever is not registered, and no guest gets either', async () => {
    const { browser, drawn } = await openShop();
    const bodies = [
      await browser(token).get('/news'),
      await browser(otherToken).get('/news'),
      await browser('').get('/news'),
    ].map(({ body }) => /"visitor":"(\w+)"/.exec(body)?.[1]);
    expect(bodies).toEqual(['registered', 'member', 'guest']);
    expect(drawn).toHaveLength(3);
  });

  it('asks again after five minutes', async () => {
    const { browser, asked, wait } = await openShop();
    const member = browser(token);
    await member.get('/news');
    wait(299);
    await member.get('/news');
    expect(asked()).toBe(1);
    wait(1);
    const later = await member.get('/news');
    expect(asked()).toBe(2);
    expect(later.headers['set-cookie']).toContain('visitor_class=');
  });
});

describe('a token that is over', () => {
  it('is refreshed on the way to a page, which is the member’s', async () => {
    const { get, asked } = await openShop();
    const { body, headers, cookies } = await get('/news', { cookie: `access_token=${overToken}` });
    // The answer may be lost: the new token is not in use before the browser shows it.
    expect(asked()).toBe(1);
    expect(body).toContain('"visitor":"registered"');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(cookies.map(({ name, value, httpOnly }) => [name, value.slice(0, 10), httpOnly === true])).toEqual([
      ['access_token', token.slice(0, 10), true],
      ['expires_at', 'minori.202', false],
      ['login_of', markOf({ id: 'minori' }, '1').slice(0, 10), false],
      ['visitor_class', 'registered', true],
    ]);
  });

  it('of a login that is over sets nothing, and the page is a guest’s', async () => {
    const { get } = await openShop();
    const { body, headers } = await get('/news', { cookie: `access_token=${'x'.repeat(32)}` });
    expect(body).toContain('"visitor":"guest"');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).not.toContain('isLoginOver');
  });

  it('[auth.refresh-failed] that has lasted no longer ends the class by which pages were drawn', async () => {
    const { get } = await openShop();
    const over = `access_token=${'x'.repeat(32)}; visitor_class=member.1.x`;
    // Of a shop above, which this one cannot end.
    for (const of of ['', '; expires_at=other.2026-11-20T03%3A15%3A00.000Z'])
      expect((await get('/-/own', { cookie: over + of })).headers).not.toHaveProperty('set-cookie');
    const cookie = `${over}; expires_at=minori.2026-11-20T03%3A15%3A00.000Z`;
    const { headers } = await get('/-/own', { cookie });
    expect(String(headers['set-cookie'])).toMatch(/^visitor_class=; .*Max-Age=0/);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('[auth.refresh-failed] that is their own is told of the login that is over, which a guest never had', async () => {
    const { get } = await openShop();
    for (const url of ['/cart', '/mypage']) {
      const over = `access_token=${'x'.repeat(32)}`;
      const { body } = await get(url, { cookie: `${over}; expires_at=minori.2026-11-20T03%3A15%3A00.000Z` });
      expect(body).toContain('"isLoginOver":true');
      // That of a shop above reaches this one.
      const elsewhere = `${over}; expires_at=other.2026-11-20T03%3A15%3A00.000Z`;
      for (const cookie of ['', over, elsewhere, `access_token=${token}`, `access_token=${overToken}`])
        expect((await get(url, { cookie })).body).not.toContain('isLoginOver');
    }
  });

  it('is not refreshed for whoever shows it as a bearer token', async () => {
    const { get, asked } = await openShop();
    const { headers } = await get('/news', { authorization: `Bearer ${overToken}` });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(asked()).toBe(0);
  });
});

describe('a class that a browser claims', () => {
  const classIn = (cookies: string): string => cookieIn(cookies, 'visitor_class') ?? '';
  const made = async (shop: Awaited<ReturnType<typeof openShop>>, own: string): Promise<string> => {
    const member = shop.browser(own);
    await member.get('/news');
    return classIn(member.cookies());
  };

  it.each([
    ['of nobody', (said: string) => ['', said]],
    ['with another one’s token', (said: string) => [otherToken, said]],
    ['of a higher class', (said: string) => [otherToken, said.replace('registered', 'member')]],
    ['of a later end', (said: string) => [token, said.replace(/\d+/, (until) => String(Number(until) + 60))]],
    ['that never ends', (said: string) => [token, said.replace(/\d+/, '999999999999')]],
    ['cut off', (said: string) => [token, said.slice(0, -3)]],
    ['without signature', (said: string) => [token, said.split('.').slice(0, 2).join('.')]],
    ['of a kind that there is not', (said: string) => [token, said.replace('registered', 'staff')]],
    ['of garbage', () => [token, '%%%.." ;']],
  ] as const)('%s counts for nothing', async (_what, forge) => {
    const shop = await openShop();
    const [own = '', forged = ''] = forge(await made(shop, token));
    const before = shop.asked();
    const { body } = await shop.get('/news', { cookie: `${own && `access_token=${own}; `}visitor_class=${forged}` });
    // Where a token is shown, what it is good for is asked.
    expect(shop.asked()).toBe(before + (own === '' ? 0 : 1));
    const right = { [token]: 'registered', [otherToken]: 'member' }[own] ?? 'guest';
    expect(body).toContain(`"visitor":"${right}"`);
  });

  it('that was right counts no longer than it is good, nor with any other signature', async () => {
    const shop = await openShop();
    const said = await made(shop, token);
    const asking = (shown: string) => shop.get('/news', { cookie: `access_token=${token}; visitor_class=${shown}` });
    const asked: number[] = [];
    for (const shown of [said, said, `${said.slice(0, -5)}AAAAA`, said]) {
      await asking(shown);
      asked.push(shop.asked());
    }
    shop.wait(300);
    await asking(said);
    expect([...asked, shop.asked()]).toEqual([1, 1, 2, 2, 3]);
  });

  it('in another channel counts for nothing', async () => {
    const channelAt = (host: string): Channel => ({ id: host, name: host, host, prefix: '', theme: 'minori' });
    const shop = await openShop({ findChannel: ({ host }) => Promise.resolve(channelAt(host)) });
    const said = await made(shop, token);
    await shop.get('/news', { host: 'other.example', cookie: `access_token=${token}; visitor_class=${said}` });
    expect(shop.asked()).toBe(2);
  });

  it.each(['/mypage', '/cart/', '/login/', '/social-gift/shipping'])('does not open %s', async (url) => {
    const { browser, asked } = await openShop();
    const member = browser(token);
    await member.get('/news');
    await member.get(url);
    await member.get(url);
    expect(asked()).toBe(3);
  });

  it('opens no screen of a shop for members', async () => {
    const { browser, asked } = await openShop({ isMemberOnly: () => Promise.resolve(true) });
    const member = browser(token);
    await member.get('/news');
    await member.get('/news');
    expect(asked()).toBe(2);
  });
});

describe('[site.keycode-gate] who has told the keycode', () => {
  const gated = () => {
    const isOpen = (_asked: unknown, shown: string) => Promise.resolve(shown === 'good');
    const refused = { status: 422, headers: {}, body: errorOf('request.invalid') };
    return setUp(
      {},
      {
        pageVisitorOf: pageWithKeycode(createPageVisitorOf(guestsOnly, null), isOpen),
        transport: () => ({ ids: [], send: () => Promise.resolve(refused) }),
      },
    );
  };

  it('is known by the token, and nobody else is', async () => {
    const { get } = await gated();
    const passed: boolean[] = [];
    for (const cookie of ['keycode_token=good', 'keycode_token=bad', 'keycode_token=', '', 'xkeycode_token=good'])
      passed.push((await get('/news', { cookie })).body.includes('"hasKeycode":true'));
    expect(passed).toEqual([true, false, false, false, false]);
  });

  it('gets pages that nobody keeps', async () => {
    const { get, drawn } = await gated();
    for (let index = 0; index < 2; index += 1) {
      const { headers } = await get('/news', { cookie: 'keycode_token=good' });
      expect(headers['cache-control']).toMatch(/no-store/);
    }
    expect(drawn).toHaveLength(2);
  });

  it('is known, too, where a form comes back', async () => {
    const { app, get } = await gated();
    const post = async (cookie: string, shownBy = (location: string) => location) => {
      const { headers } = await app.inject({
        method: 'POST',
        url: '/-/do/reminder',
        headers: { host: 'shop.example', 'sec-fetch-site': 'same-origin', cookie },
        payload: new URLSearchParams({ email: 'hanako' }),
      });
      const kept = String(headers['set-cookie']).split(';')[0] ?? '';
      return get(shownBy(String(headers.location)), { cookie: `${cookie}; ${kept}` });
    };
    const passed = await post('keycode_token=good');
    expect(passed.body).toContain('"hasKeycode":true');
    expect(passed.body).toContain('"action":"reminder"');
    expect(passed.headers['cache-control']).toBe('private, no-store');
    expect((await post('keycode_token=bad')).body).toContain('"hasKeycode":false');
    // Back from another screen, as the script goes.
    const back = await post('keycode_token=good', (location) => `/-/screen?url=${encodeURIComponent(location)}`);
    expect(back.body).toContain(String.raw`\"action\":\"reminder\"`);
    expect(back.headers['cache-control']).toBe('private, no-store');
  });
});
