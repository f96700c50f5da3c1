import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallDefinition } from '../../../schemas/contract/define-call';
import type { ReadId } from '../../../schemas/query';
import { contract } from '../../../schemas/shop-contract';
import type { Visitor } from '../../../src/domain/visitor';
import type { Storefront } from '../../../storefront/page/entry-server';
import { guard } from '../../../storefront/page/load/guards';
import { errorScreen, screens } from '../../../schemas/screens/screens';
import { isPersonal } from '../../../storefront/page/load/own-needs';
import type { Channel } from '../../request/request-context';
import type { StorefrontPluginOptions } from './storefront-options';
import { closeAll, pageOf, setUp } from './storefront.test-support';

afterEach(closeAll);

const canary = 'canary7f3a';
const canaries = {
  cookie: `cart_count=${canary}; _ga=${canary}; session=${canary}`,
  'user-agent': canary,
  referer: `https://elsewhere.example/${canary}`,
  authorization: `Bearer ${canary}`,
  'x-forwarded-for': canary,
  'accept-language': canary,
  'x-canary': canary,
};

describe.each(['page', 'navigation'])('a kept %s', (kind) => {
  const at = (path: string): string => (kind === 'page' ? path : `/-/screen?url=${encodeURIComponent(path)}`);

  it('holds nothing of whoever asked for it first', async () => {
    const { get, drawn } = await setUp();
    const url = at(`/product?category=tea&utm_source=${canary}&mail=${canary}`);
    const [first, second] = [await get(url, canaries), await get(at('/product?category=tea'))];
    expect(drawn).toHaveLength(1);
    expect(first.body).toContain('tea');
    for (const { body, headers } of [first, second]) {
      expect(body + JSON.stringify(headers)).not.toContain(canary);
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers['cache-control']).toMatch(/^public, .*s-maxage=5/);
      expect(headers.vary).toBe('accept-encoding, cookie');
    }
  });

  it.each(['access_token', 'keycode_token', 'tag_password', 'preview'])(
    'is neither made for nor shown to a visitor with the cookie %s',
    async (name) => {
      const { get, drawn } = await setUp();
      const cookie = { cookie: `a=b; ${name}=${canary}` };
      const own = await get(at('/news'), cookie);
      expect(own.headers['cache-control']).toBe('private, no-store');
      await get(at('/news'));
      expect(drawn, 'filled by the visitor').toHaveLength(2);
      await get(at('/news'), cookie);
      expect(drawn, 'read by the visitor').toHaveLength(3);
      await get(at('/news'));
      expect(drawn).toHaveLength(3);
    },
  );

  it('is kept apart by channel address, path and what of the query is shown', async () => {
    const { get, drawn } = await setUp();
    const urls = ['/product', '/product?page=2', '/product?page=3', '/news', '/news?page=2'];
    for (const url of [...urls, ...urls]) await get(at(url));
    expect(drawn).toHaveLength(urls.length);
    await get(at('/news'), { host: 'shop.example:8080' });
    expect(drawn).toHaveLength(urls.length + 1);
  });

  it('is kept apart by the class of visitor, and knows no more of them than that', async () => {
    const members = ['1', '2'].map((userId) => ({ 'x-user': userId }));
    const visitorOf = ({ headers }: FastifyRequest): Promise<Visitor> => {
      const userId = Number(headers['x-user'] ?? 0);
      return Promise.resolve(
        userId ? { kind: 'member', userId: userId + 7000, isRegistered: true } : { kind: 'guest' },
      );
    };
    const { get, drawn } = await setUp({}, { visitorOf });
    for (const headers of [...members, {}, ...members, {}]) {
      const { body } = await get(at('/news'), headers);
      expect(body).not.toMatch(/700\d/);
    }
    expect(drawn).toHaveLength(2);
  });

  it('is drawn anew after a write', async () => {
    const { get, drawn, write } = await setUp();
    await get(at('/news'));
    write();
    await get(at('/news'));
    expect(drawn).toHaveLength(2);
  });
});

const ownCalls = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries(calls).flatMap(([name, { method, audience }]: [string, CallDefinition]) =>
    method === 'GET' && audience !== 'everyone' ? [`${domain}.${name}` as ReadId] : [],
  ),
);

/** Screens that ask for one call, of a shop that answers each visitor with what they hold. */
const asking = (call: ReadId) => {
  let answers = 0;
  const page: Storefront['page'] = async ({ ask }) => pageOf(JSON.stringify(await ask({ call, input: {} })));
  const transport: StorefrontPluginOptions['transport'] = ({ headers }) => ({
    ids: [],
    send: () => {
      answers += 1;
      return Promise.resolve({ status: 200, headers: {}, body: { data: [headers.cookie] } });
    },
  });
  return { setUp: () => setUp({ page }, { transport }), answers: () => answers };
};

const holding = (token: string) => ({ cookie: `cartToken=${token}` });

describe('an answer that is not for everyone', () => {
  it('is that of some calls, and the test below would see one that is shared', async () => {
    expect(ownCalls).toEqual(expect.arrayContaining(['cart.cart', 'order.temporary']));
    const { setUp: begin, answers } = asking('content.news');
    const { get } = await begin();
    const first = await get('/cart/', holding('first'));
    const second = await get('/cart/', holding('second'));
    expect([first.body, second.body, answers()]).toEqual([first.body, first.body, 1]);
  });

  it.each(ownCalls)('%s is no second visitor’s, on whatever screen, one after the other or at once', async (call) => {
    const { setUp: begin } = asking(call);
    const { get } = await begin();
    for (const row of screens) {
      const path = row.path.replace(/[{*].*?(?:\}|$)/g, 'x');
      const [first, second] = await Promise.all([get(path, holding('first')), get(path, holding('second'))]);
      const third = await get(path, holding('third'));
      if (isPersonal(row)) {
        expect([first.body, second.body, third.body], path).toEqual(
          ['first', 'second', 'third'].map((token) => expect.stringContaining(`cartToken=${token}`) as string),
        );
        expect([first, second, third].map(({ headers }) => headers['cache-control'])).toEqual(
          Array(3).fill('private, no-store'),
        );
      } else {
        for (const { statusCode, body } of [first, second, third])
          expect([statusCode, body]).toEqual([500, 'fault 500']);
      }
    }
  });
});

describe('what a product of a list is chosen in', () => {
  it('is a part of the product’s screen, the same for all guests and anew after a write', async () => {
    const { get, drawn, write } = await setUp();
    const first = await get('/-/choose/vest', canaries);
    await get('/-/choose/vest');
    expect(drawn).toEqual(['/product/vest']);
    expect(first.headers['cache-control']).toMatch(/^public, .*s-maxage=5/);
    expect(first.json<object>()).toHaveProperty('html');
    expect(first.body + JSON.stringify(first.headers)).not.toContain(canary);
    write();
    await get('/-/choose/vest');
    await get('/product/vest');
    expect(drawn).toHaveLength(3);
  });

  it('is no visitor’s own that others see', async () => {
    const { get, drawn } = await setUp();
    const own = await get('/-/choose/vest', { cookie: 'access_token=a' });
    expect(own.headers['cache-control']).toBe('private, no-store');
    await get('/-/choose/vest');
    expect(drawn).toHaveLength(2);
  });

  it('is a 404 where there is nothing to choose, and not kept where the shop could not say', async () => {
    const answers = [
      { answer: null, isWhole: true },
      { answer: null, isWhole: false },
    ];
    const { get } = await setUp({ choice: () => Promise.resolve(answers.shift() ?? { answer: null, isWhole: true }) });
    const [gone, unsure] = [await get('/-/choose/gone'), await get('/-/choose/unsure')];
    expect([gone.statusCode, gone.json<object>()]).toEqual([
      404,
      { code: 'product.not-found', message: 'お探しの商品が見つかりませんでした。' },
    ]);
    expect(gone.headers['cache-control']).toContain('s-maxage');
    expect([unsure.statusCode, unsure.headers['cache-control']]).toEqual([404, 'private, no-store']);
  });

  it('says no more than that it failed where it does', async () => {
    const { get } = await setUp({ choice: () => Promise.reject(new Error('secret')) });
    const { statusCode, body } = await get('/-/choose/vest');
    expect(statusCode).toBe(500);
    expect(body).not.toContain('"html"');
  });
});

describe('faults of a page', () => {
  it('[nav.error-status] takes the status of the fault, or 500; an unknown guard gives 500', async () => {
    const { get, log } = await setUp({
      page: ({ path }) => {
        if (path === '/unknown-guard') {
          const odd = Object.assign({ ...errorScreen, path: '/x', page: 'top', title: '' } as const, {
            access: 'nobody' as never,
          });
          guard(odd, {
            environment: {} as never,
            settings: { 'SITE.PHONE': '' },
            visitor: 'guest',
            hasKeycode: false,
            url: '/',
          });
        }
        return Promise.resolve(pageOf('error page', { status: 503 }));
      },
    });
    const fault = await get('/unknown-guard');
    expect([fault.statusCode, fault.body]).toEqual([500, 'fault 500']);
    expect(fault.headers['cache-control']).toBe('private, no-store');
    expect(log).toMatchObject([
      { msg: 'a screen could not be drawn', err: { message: expect.stringContaining('nobody') as string } },
    ]);
    expect((await get('/other')).statusCode).toBe(503);
  });

  it('keeps no page whose status is a fault, nor one with gaps', async () => {
    const answers = [
      pageOf('broken', { status: 503 }),
      pageOf('gaps', { isWhole: false }),
      pageOf('whole'),
      pageOf('late'),
    ];
    const { get } = await setUp({ page: () => Promise.resolve(answers.shift() ?? pageOf('none')) });
    const bodies = [];
    for (let time = 0; time < 4; time += 1) {
      const { body, headers } = await get('/news');
      bodies.push(body);
      expect(headers['cache-control']).toMatch(time < 2 ? /no-store/ : /s-maxage/);
    }
    expect(bodies).toEqual(['broken', 'gaps', 'whole', 'whole']);
  });

  it('asks visitors to come back, in Japanese, while the shop cannot be read', async () => {
    const away = Object.assign(new Error('away'), { code: 'service.unavailable' });
    const { get, log } = await setUp({ page: () => Promise.reject(away), navigation: () => Promise.reject(away) });
    for (const url of ['/news', '/-/screen?url=/news']) {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'private, no-store' });
      expect(body).toContain('<h1>Error</h1><p>エラーが発生しました</p>');
      expect(body).toContain('ただいまつながりにくくなっています');
      expect(body).toMatch(/<a [^>]*href="\/"[^>]*>トップページへ戻る/);
    }
    expect(log).toEqual([]);
  });

  it('[nav.error-page] leads from a plain page to the top of the channel that was asked', async () => {
    const away = Object.assign(new Error('away'), { code: 'service.unavailable' });
    const gakuen: Channel = { id: 'gakuen', name: '学園', host: null, prefix: '/gakuen', theme: 'gakuen' };
    const { get } = await setUp({ page: () => Promise.reject(away) }, { findChannel: () => Promise.resolve(gakuen) });
    expect((await get('/gakuen/news')).body).toMatch(/<a [^>]*href="\/gakuen\/"[^>]*>トップページへ戻る/);
  });

  it('does the same when not even the channel can be found', async () => {
    const away = Object.assign(new Error('away'), { code: 'service.unavailable' });
    const { get } = await setUp({}, { findChannel: () => Promise.reject(away) });
    expect((await get('/')).statusCode).toBe(503);
  });

  it('goes to the maintenance screen where the shop says that it is closed, and says so there', async () => {
    const closed = Object.assign(new Error('closed'), { code: 'site.maintenance' });
    const { get } = await setUp({ page: () => Promise.reject(closed), findable: () => Promise.reject(closed) });
    const page = await get('/product?a=1&b=2');
    expect([page.statusCode, page.headers.location]).toEqual([
      302,
      '/maintenance/?redirect=%2Fproduct%3Fa%3D1%26b%3D2',
    ]);
    const screen = await get('/maintenance/');
    expect(screen.body).toContain('ただいまメンテナンス中です');
    const sitemap = await get('/sitemap.xml');
    for (const { statusCode } of [screen, sitemap]) expect(statusCode).toBe(503);
    for (const { headers } of [page, screen, sitemap]) {
      expect(headers).toMatchObject({ 'retry-after': '300', 'cache-control': 'private, no-store' });
    }
  });

  it('has a plain page where not even the error page can be drawn', async () => {
    const { get } = await setUp({
      page: () => Promise.reject(new Error('first')),
      fault: () => Promise.reject(new Error('second')),
    });
    const { statusCode, body } = await get('/news');
    expect(statusCode).toBe(500);
    expect(body).toContain('もう一度読み込む');
  });

  it('answers a navigation that cannot be drawn so that the browser loads the page', async () => {
    const { get } = await setUp({ navigation: () => Promise.reject(new Error('broken')) });
    const { statusCode, body } = await get('/-/screen?url=/news');
    expect(statusCode).toBe(500);
    expect(body).not.toContain('"kind"');
  });
});

describe('an answer', () => {
  it('is not sent again to whoever has it', async () => {
    const { get } = await setUp();
    const { etag = '' } = (await get('/news')).headers as { etag?: string };
    const again = await get('/news', { 'if-none-match': `"other", ${etag.replace('W/', '')}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/news', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
  ])('comes as the browser takes it: %s', async (accepted, expected) => {
    const { get } = await setUp();
    const { headers } = await get('/news', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(expected);
  });

  it('is the 404 of no shop for an unknown host', async () => {
    const { get } = await setUp();
    const { statusCode, body, headers } = await get('/', { host: 'elsewhere.example' });
    expect([statusCode, body]).toEqual([404, '404 Not Found']);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('tells robots of the channels below the host, and of screens that may be found', async () => {
    const gakuen: Channel = { id: 'gakuen', name: '学園', host: null, prefix: '/gakuen', theme: 'gakuen' };
    const { get } = await setUp(
      {},
      { channelsBelow: (host) => Promise.resolve(host === 'shop.example' ? [gakuen] : []) },
    );
    const { body } = await get('/robots.txt', { host: 'shop.example:8080' });
    expect(body.match(/^Sitemap: .*$/gm)).toEqual([
      'Sitemap: http://shop.example:8080/sitemap.xml',
      'Sitemap: http://shop.example:8080/gakuen/sitemap.xml',
    ]);
    expect(body).toContain('Disallow: /gakuen/cart');
    const sitemap = (await get('/sitemap.xml')).body;
    expect(sitemap).toContain('<loc>http://shop.example/faq</loc>');
    expect(sitemap).not.toContain('/news</loc>');
  });

  it('names the public address, but at a host of the channel’s own that one', async () => {
    const options = { publicUrl: 'https://shop.example.jp', pageCache: null };
    const elsewhere: Channel = { id: 'minori', name: '実り', host: null, prefix: '', theme: 'minori' };
    const own = await setUp({}, options);
    expect((await own.get('/faq')).body).toContain('"origin":"http://shop.example"');
    const plain = await setUp({}, { ...options, findChannel: () => Promise.resolve(elsewhere) });
    expect((await plain.get('/faq')).body).toContain('"origin":"https://shop.example.jp"');
  });

  it('takes a navigation only to a path of its own', async () => {
    const { get, drawn } = await setUp();
    for (const url of ['?url=https://evil.example/', '?url=/a&url=/b', '']) await get(`/-/screen${url}`);
    expect(new Set(drawn)).toEqual(new Set(['/']));
  });

  it('lets a card go to the shop’s payment services, and nothing anywhere else', async () => {
    const { get } = await setUp({}, { paymentOrigins: () => Promise.resolve(['https://pay.example']) });
    const policy = (await get('/news')).headers['content-security-policy'];
    expect(policy).toContain("; connect-src 'self' https://pay.example;");
    expect(policy).toContain("; form-action 'self' https://pay.example;");
    expect(String(policy).match(/pay\.example/g)).toHaveLength(2);
  });

  it('is not kept while the payment services cannot be told', async () => {
    let origins: readonly string[] | null = null;
    const { get, drawn } = await setUp({}, { paymentOrigins: () => Promise.resolve(origins) });
    const unsure = await get('/news');
    expect(unsure.headers['cache-control']).toBe('private, no-store');
    expect(unsure.headers['content-security-policy']).toContain("; connect-src 'self';");
    origins = [];
    expect((await get('/news')).headers['cache-control']).toContain('s-maxage');
    expect(drawn).toHaveLength(2);
  });

  it('allows scripts from here and the page’s own styles only', async () => {
    const { get } = await setUp();
    const policy = (await get('/news')).headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
  });
});
