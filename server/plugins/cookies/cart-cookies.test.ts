import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { Channel } from '../../request/request-context';
import { cartTokenOf, keepCartCookies } from './cart-cookies';

const token = 'A'.repeat(22);
const minori: Channel = { id: 'minori', name: '実り', host: 'minori.localhost', prefix: '', theme: 'minori' };
const gakuen: Channel = { id: 'gakuen', name: '学園', host: 'gakuen.localhost', prefix: '/gakuen', theme: 'gakuen' };

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

interface Asked {
  readonly channel?: Channel;
  readonly host?: string;
  readonly status?: number;
  /** The cart that was asked about. */
  readonly about?: string;
  readonly cookie?: string;
}

const cookiesAfter = async (
  call: string,
  body: unknown,
  { channel = minori, host = 'localhost', status = 200, about = token, cookie = `cartToken=${token}` }: Asked = {},
) => {
  const app = Fastify();
  apps.push(app);
  app.post('/', (request, reply) => {
    keepCartCookies(call, about, { status, body }, { request, reply, channel });
    return reply.send('');
  });
  const { headers } = await app.inject({ method: 'POST', url: '/', headers: { host, cookie } });
  return [headers['set-cookie'] ?? []].flat();
};

const read = async (cookie: string): Promise<string> => {
  const app = Fastify();
  apps.push(app);
  app.get('/', (request) => cartTokenOf(request));
  return (await app.inject({ url: '/', headers: { cookie } })).body;
};

describe('the cookies of a cart', () => {
  const cart = { token, count: 3, order_no: null };

  it('[cart.init] carry its token and its count, of which the count says nothing else', async () => {
    expect(await cookiesAfter('cart.addProducts', cart)).toEqual([
      `cartToken=${token}; Path=/; Max-Age=2592000; SameSite=Lax`,
      'cart_count=minori.3; Path=/; Max-Age=2592000; SameSite=Lax',
    ]);
  });

  it('stay within the prefix of a shop that has one, and not where its host leads to it', async () => {
    expect((await cookiesAfter('cart.init', cart, { channel: gakuen }))[0]).toContain('Path=/gakuen;');
    expect((await cookiesAfter('cart.init', cart, { channel: gakuen, host: 'gakuen.localhost' }))[0]).toContain(
      'Path=/;',
    );
  });

  const id = 'Zr7x-0123456789abcdefAB';
  const placed = { status: 'ordered', order_no: '261121-000001', id };
  const cartCookies = (cookies: readonly string[]) => cookies.filter((cookie) => cookie.startsWith('cart'));

  it('end with the order', async () => {
    const ended = [
      expect.stringMatching(/^cartToken=; .*Max-Age=0/),
      expect.stringMatching(/^cart_count=; .*Max-Age=0/),
    ];
    // The answer may be lost: the token leads to the order until that was shown.
    expect(cartCookies(await cookiesAfter('cart.decide', placed))).toEqual(ended.slice(1));
    expect(cartCookies(await cookiesAfter('cart.init', { ...cart, order_no: '261121-000001' }))).toEqual(ended);
  });

  it('of a newer cart stay when an older one turns out to be ordered', async () => {
    const old = 'O'.repeat(32);
    expect(cartCookies(await cookiesAfter('cart.decide', placed, { about: old }))).toEqual([]);
    expect(await cookiesAfter('cart.init', { ...cart, token: old, order_no: '261121-000001' }, { about: old })).toEqual(
      [],
    );
  });

  it.each(['ordered', 'challenge', 'pending'])(
    'keep a proof of the order for who has decided it: %s',
    async (status) => {
      const proofs = (await cookiesAfter('cart.decide', { ...placed, status })).filter((cookie) =>
        cookie.startsWith('order'),
      );
      expect(proofs).toEqual([`order_${id}=${token}; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly`]);
    },
  );

  it('are left alone by failures, by orders under way and by all else', async () => {
    expect(await cookiesAfter('cart.addProducts', cart, { status: 422 })).toEqual([]);
    expect(cartCookies(await cookiesAfter('cart.decide', { ...placed, status: 'challenge' }))).toEqual([]);
    expect(await cookiesAfter('cart.payments', { data: [] })).toEqual([]);
    expect(await cookiesAfter('order.temporary', cart)).toEqual([]);
  });

  it('are read with care: the most specific first, and nothing that is no token', async () => {
    expect(await read(`a=1; cartToken=${token}; cartToken=${'B'.repeat(22)}`)).toBe(token);
    expect(await read('cartToken=short')).toBe('');
    expect(await read(`xcartToken=${token}`)).toBe('');
    expect(await read(`cartToken=${token}%0d%0aset-cookie:x`)).toBe('');
    expect(await read('')).toBe('');
  });
});
