import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { Channel } from '../request-context';
import { cartTokenOf, keepCartCookies } from './cart-cookies';

const token = 'A'.repeat(22);
const minori: Channel = { id: 'minori', name: '実り', host: 'minori.localhost', prefix: '', theme: 'minori' };
const gakuen: Channel = { id: 'gakuen', name: '学園', host: 'gakuen.localhost', prefix: '/gakuen', theme: 'gakuen' };

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

const cookiesAfter = async (
  call: string,
  body: unknown,
  { channel = minori, host = 'localhost', status = 200 } = {},
) => {
  const app = Fastify();
  apps.push(app);
  app.post('/', (request, reply) => {
    keepCartCookies(call, { status, body }, { request, reply, channel });
    return reply.send('');
  });
  const { headers } = await app.inject({ method: 'POST', url: '/', headers: { host } });
  return headers['set-cookie'] ?? [];
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

  it('end with the order', async () => {
    const placed = { status: 'ordered', order_no: '261121-000001', id: 'x' };
    for (const cookie of await cookiesAfter('cart.decide', placed)) expect(cookie).toMatch(/^\w+=; .*Max-Age=0/);
    for (const cookie of await cookiesAfter('cart.cart', { ...cart, order_no: '261121-000001' }))
      expect(cookie).toContain('Max-Age=0');
  });

  it('are left alone by failures, by orders under way and by all else', async () => {
    expect(await cookiesAfter('cart.addProducts', cart, { status: 422 })).toEqual([]);
    expect(await cookiesAfter('cart.decide', { status: 'challenge', order_no: '261121-000001' })).toEqual([]);
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
