import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LooseAnswer } from '../../../../src/api/transport';
import { goodsCart } from '../../../../sections/samples/cart';
import { query } from '../../../../schemas/query';
import { Refusal } from '../../../http/error-answer';
import type { Channel } from '../../../request/request-context';
import { errors } from '../../errors';
import { closeAll, pageOf, setUp } from '../storefront.test-support';
import type { StorefrontPluginOptions } from '../storefront-options';

afterEach(closeAll);

const token = 'QXZ_QXZ_QXZ_QXZ_QXZ_QX';
const host = 'shop.example';

interface Shop {
  readonly settings?: object;
  readonly categories?: object;
  readonly options?: Partial<StorefrontPluginOptions>;
  readonly isBroken?: boolean;
}

const open = async ({ settings = {}, categories = {}, options = {}, isBroken = false }: Shop = {}) => {
  const asked: string[] = [];
  const answers: Readonly<Record<string, LooseAnswer>> = {
    'site.settings': { status: 200, headers: {}, body: settings },
    'cart.cart': { status: 200, headers: {}, body: { ...goodsCart, token } },
    'catalog.categories': { status: 200, headers: {}, body: { data: [categories] } },
  };
  const shop = await setUp(
    {
      page: async ({ ask, cartToken, path }) => {
        await ask(query('cart.cart', { params: { token: cartToken } }));
        await ask(query('catalog.categories', {}));
        if (isBroken) throw new Error('it cannot be drawn');
        return path === '/cart/moved' ? { kind: 'redirect', to: '/cart' } : pageOf('drawn');
      },
    },
    {
      transport: () => ({
        ids: [],
        send: (call) => {
          asked.push(call);
          return Promise.resolve(answers[call] ?? { status: 404, headers: {}, body: {} });
        },
      }),
      ...options,
    },
    (app) => void app.register(errors),
  );
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    shop.app.inject({ url, headers: { host, ...headers } });
  const post = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/-/capsule',
      headers: {
        host,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie: `cartToken=${token}`,
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  return { get, post, asked };
};

const agreed = { address: '/cart', agreed: '1' };

describe('the page of a capsule', () => {
  it('leads back to the screen that led to it, and to nowhere else', async () => {
    const { get, post } = await open();
    const { body } = await get('/-/capsule', { referer: `http://${host}/cart?error=x` });
    expect(body).toContain('<a href="/cart?error=x">元の画面へ戻る</a>');
    const foreign = [
      'https://elsewhere.example/cart',
      '//elsewhere.example/cart',
      '/\\elsewhere.example',
      'javascript:alert(1)',
    ];
    for (const address of foreign) {
      expect((await get(`/-/capsule?url=${encodeURIComponent(address)}`)).body, address).not.toContain(
        '元の画面へ戻る',
      );
      expect((await post({ ...agreed, address })).body, address).not.toContain('元の画面へ戻る');
    }
    expect((await post({ address: '/cart' })).body).toContain('<a href="/cart">元の画面へ戻る</a>');
  });

  it('says what will be kept and what not, for the screen that led to it, and is kept by nobody', async () => {
    const { get } = await open();
    const { statusCode, body, headers } = await get('/-/capsule', { referer: `http://${host}/cart?error=x` });
    expect(statusCode).toBe(200);
    for (const text of ['記録するもの', '記録しないもの', '同意します', 'value="/cart?error=x"'])
      expect(body).toContain(text);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
  });

  it('says by its script what the browser saves and what to do with it, or stays as it is where no shop is reached', async () => {
    const { get } = await open();
    const { body } = await get('/-/capsule');
    expect(body).toContain('<div id="begun" role="status"></div>');
    const [, text = ''] = /<template id="begun-text">(.*?)<\/template>/.exec(body) ?? [];
    expect(text).toContain('「trouble-年月日-時分.json」という名前で保存を始めました。');
    expect(text).toContain('npm run replay');
    const [, unreached = ''] = /<template id="unreached-text">(.*?)<\/template>/.exec(body) ?? [];
    expect(unreached).toContain('まだ保存していません。');

    const said: string[] = [];
    const note = { hidden: true, textContent: '' };
    const parts: Readonly<Record<string, object>> = {
      recorded: note,
      begun: { replaceChildren: (node: string) => void said.push(node) },
      'begun-text': { content: { cloneNode: () => text } },
      'unreached-text': { content: { cloneNode: () => unreached } },
    };
    let send = (_event: object): Promise<void> => Promise.resolve();
    const [preventDefault, submit, fetch] = [vi.fn(), vi.fn(), vi.fn<(url: string) => Promise<object>>()];
    const form = {
      ...{ action: 'http://shop/-/capsule', submit },
      elements: { size: {}, stored: { dataset: { names: '' } } },
      addEventListener: (_type: string, listener: typeof send) => void (send = listener),
    };
    runInNewContext((await get('/-/capsule/page.js')).body, {
      document: { querySelector: () => form, getElementById: (id: string) => parts[id] },
      sessionStorage: { getItem: () => null },
      localStorage: { getItem: () => null },
      ...{ innerWidth: 375, innerHeight: 667, fetch, AbortSignal },
    });
    expect(note).toEqual({ hidden: false, textContent: expect.stringContaining('操作の記録がありません') as string });
    expect(said).toEqual([]);
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await send({ preventDefault });
    expect(said).toEqual([unreached]);
    expect(submit).not.toHaveBeenCalled();
    fetch.mockResolvedValueOnce({});
    await send({ preventDefault });
    expect(said).toEqual([unreached, text]);
    expect(preventDefault).toHaveBeenCalledTimes(2);
    expect(submit).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenLastCalledWith('http://shop/-/capsule/page.js', expect.anything());
  });

  it.each(['http://evil.example/x', 'javascript:alert(1)', 'http://shop.example/-/capsule', '"><script>'])(
    'takes no address that is no screen of the shop: %s',
    async (referer) => {
      const { get } = await open();
      const { body } = await get('/-/capsule', { referer });
      expect(body).not.toContain('<script>');
      expect(body).not.toContain('evil');
      expect(body).toMatch(/value="(?:\/%22%3E%3Cscript%3E)?"/);
    },
  );

  it('is none in a shop that records nothing', async () => {
    const { get, post } = await open({ settings: { 'SUPPORT.CAPSULE.IS_USE': false } });
    expect((await get('/-/capsule')).body).not.toContain('画面の記録');
    expect((await post(agreed)).statusCode).toBe(404);
  });
});

describe('a capsule', () => {
  it('is a file of what the shop answers the visitor for the screen, without their tokens', async () => {
    const { post } = await open();
    const { statusCode, headers, body } = await post(agreed);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="trouble-20261120-1200.json"');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    const { address, answers } = JSON.parse(body) as { address: string; answers: { call: string }[] };
    expect([address, ...answers.map(({ call }) => call)]).toEqual([
      '/cart',
      'cart.cart',
      'catalog.categories',
      'history.guest',
    ]);
    expect(body).not.toContain(token);
  });

  it('is of the screen that an address leads to', async () => {
    const { post } = await open();
    expect(JSON.parse((await post({ ...agreed, address: '/cart/moved' })).body)).toMatchObject({ address: '/cart' });
  });

  it('is made of a screen that cannot be drawn, too', async () => {
    const { post } = await open({ isBroken: true });
    expect((await post(agreed)).statusCode).toBe(200);
  });

  it('asks for a word of agreement, and for an address of the shop', async () => {
    const { post } = await open();
    const silent = await post({ address: '/cart' });
    expect(silent.statusCode).toBe(422);
    expect(silent.body).toContain('同意の欄にチェックを入れてください');
    const foreign = await post({ ...agreed, address: 'https://evil.example/' });
    expect(foreign.statusCode).toBe(422);
    expect(foreign.body).toContain('このお店の画面のもの');
  });

  it('takes along what the browser recorded of that very screen, and nothing that is no recording', async () => {
    const { post } = await open();
    const recording = {
      address: '/cart',
      build: '/assets/entry.js',
      cart: null,
      answers: [{ call: 'cart.modifyProducts', status: 422, body: { code: 'cart.sold_out', message: '品切れです。' } }],
      events: [{ flow: 'cart', event: { type: 'set-quantity', key: 'l1', quantity: 2 } }],
      lines: ['screen /cart'],
    };
    const made = async (given: unknown) =>
      JSON.parse((await post({ ...agreed, size: '1280x800', recording: JSON.stringify(given) })).body) as Record<
        string,
        unknown
      >;
    expect(await made(recording)).toMatchObject({
      viewport: 'pc',
      events: recording.events,
      recorded: { browser: expect.stringMatching(/^1280x800 /), order: ['screen /cart'] },
    });
    // What was done in this tab before, on another screen.
    expect(await made({ ...recording, address: '/' })).toMatchObject({
      viewport: 'pc',
      recorded: { order: ['screen /cart'] },
    });
    for (const wrong of [
      { ...recording, address: '/' },
      { ...recording, lines: ['姓'] },
      { ...recording, more: 1 },
      [],
      'x',
    ])
      expect(await made(wrong)).not.toHaveProperty('events');
  });

  it('is refused in words where it would be too large', async () => {
    const { post } = await open({ categories: { name: 'あ'.repeat(700_000) } });
    const { statusCode, body } = await post(agreed);
    expect(statusCode).toBe(413);
    expect(body).toContain('ファイルにできませんでした');
  });

  it('is refused in words where more was sent than a record has', async () => {
    const { post } = await open();
    const { statusCode, headers, body } = await post({ ...agreed, recording: 'x'.repeat(2_500_000) });
    expect(statusCode).toBe(413);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('送られた内容が大きすぎる');
  });

  it.each(['/sandbox-payments/challenge/x', '/sandbox-wallet/x', '/v1/tags', '/-/do/orderer', '/images/a.webp'])(
    'is of no address that is no screen: %s',
    async (address) => {
      const { post } = await open();
      const { statusCode, body } = await post({ ...agreed, address });
      expect(statusCode).toBe(422);
      expect(body).toContain('このお店の画面のもの');
    },
  );

  it('is made on the page of the channel that an address leads to', async () => {
    const other: Channel = { id: 'gakuen', name: '学園', host: null, prefix: '/gakuen', theme: 'gakuen' };
    const own: Channel = { id: 'minori', name: '実り', host: null, prefix: '', theme: 'minori' };
    const findChannel = ({ path }: { path: string }) => Promise.resolve(path.startsWith('/gakuen/') ? other : own);
    const { get, post } = await open({ options: { findChannel } });
    const there = '/gakuen/-/capsule?url=%2Fgakuen%2Flogin%2F%3Fa%3D1';
    const led = await get('/-/capsule?url=/gakuen/login/?a=1');
    expect([led.statusCode, led.headers.location]).toEqual([302, there]);
    const sent = await post({ ...agreed, address: '/gakuen/login/?a=1' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, there]);
    const page = await get(there);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('value="/login/?a=1"')]);
    expect((await get('/-/capsule?url=/login/')).statusCode).toBe(200);
  });

  it('is not made for another site, nor for whoever asks too often', async () => {
    const { post, asked } = await open({
      options: { countCapsule: () => Promise.reject(new Refusal('request.too-many', { 'retry-after': '60' })) },
    });
    expect((await post(agreed, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const refused = await post(agreed);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.body).toContain('しばらくしてからもう一度お試しください');
    expect(refused.body).toContain(`value="${agreed.address}"`);
    expect(asked).not.toContain('cart.cart');
  });
});
