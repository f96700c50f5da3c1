import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { errorOf } from '../../../../schemas/shop-errors';
import type { LooseAnswer } from '../../../../src/api/transport';
import type { Visitor } from '../../../../src/domain/visitor';
import { closeAll, setUp } from '../storefront.test-support';

afterEach(closeAll);

const userOf = ({ headers }: FastifyRequest): number => Number(headers['x-user'] ?? 0);
const visitorOf = (request: FastifyRequest): Promise<Visitor> => {
  const userId = userOf(request);
  const isRegistered = request.headers['x-unconfirmed'] === undefined;
  return Promise.resolve(userId === 0 ? { kind: 'guest' } : { kind: 'member', userId, isRegistered });
};

const good = (body: unknown): LooseAnswer => ({ status: 200, headers: {}, body });
const failed: LooseAnswer = { status: 500, headers: {}, body: errorOf('server.error') };

/** A shop that answers each visitor with what is theirs alone. */
const answers = (who: string): Readonly<Record<string, LooseAnswer>> => ({
  'user.me': good({ orderer_name: `canary-name-${who}` }),
  'point.points': good({ balance: 1000 + Number(who), data: [] }),
  'coupon.mine': good({ data: [{ id: 3, coupon_id: 300 + Number(who) }] }),
  'history.mine': good({ data: [{ id: 1, product: `canary-viewed-${who}` }] }),
  'popup.mine': good({ data: [{ id: 5, title: `canary-popup-${who}` }] }),
  'history.guest': good({ data: [{ id: 1, product: `canary-guest-${who}` }] }),
  'cart.cart': good({ count: Number(who), order_no: null }),
});

const open = (over: Readonly<Record<string, LooseAnswer>> = {}) => {
  const asked: string[] = [];
  return setUp(
    {},
    {
      visitorOf,
      transport: (request) => ({
        ids: [],
        send: (call) => {
          asked.push(call);
          return Promise.resolve(over[call] ?? answers(String(userOf(request)))[call] ?? good({ data: [] }));
        },
      }),
    },
  ).then((shop) => ({ ...shop, asked }));
};

describe('the private answer', () => {
  it('holds a member’s name, points, pieces in the cart and what was looked at, and is for nobody else', async () => {
    const { get } = await open();
    const { headers, ...answer } = await get('/-/own', { 'x-user': '7', cookie: `cartToken=${'c'.repeat(32)}` });
    expect(answer.json()).toEqual({
      name: 'canary-name-7',
      points: 1007,
      cart_count: 7,
      coupons: [307],
      viewed: [{ id: 1, product: 'canary-viewed-7' }],
      popups: [{ id: 5, title: 'canary-popup-7' }],
      texts: { name: 'canary-name-7', points: '1,007ポイント' },
    });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('lacks what the shop has no answer for, and is never zero instead', async () => {
    const { get } = await open({
      'point.points': failed,
      'user.me': failed,
      'popup.mine': failed,
      'coupon.mine': failed,
    });
    expect((await get('/-/own', { 'x-user': '7' })).json()).toEqual({
      viewed: [{ id: 1, product: 'canary-viewed-7' }],
      texts: {},
    });
  });

  it('counts nothing that is ordered already', async () => {
    const { get } = await open({ 'cart.cart': good({ count: 3, order_no: '261120-000001' }) });
    const { cart_count: count } = (await get('/-/own', { 'x-user': '7', cookie: `cartToken=${'c'.repeat(32)}` })).json<{
      cart_count: number;
    }>();
    expect(count).toBe(0);
  });

  it('asks for a guest what they have looked at, and nothing of an account', async () => {
    const { get, asked } = await open();
    expect((await get('/-/own')).json()).toEqual({ viewed: [{ id: 1, product: 'canary-guest-0' }], texts: {} });
    expect(asked).toEqual(['history.guest']);
  });

  it('[auth.not-registered] asks the same for whoever has yet to confirm the mail address', async () => {
    const { get, asked } = await open();
    expect((await get('/-/own', { 'x-user': '7', 'x-unconfirmed': '1' })).statusCode).toBe(200);
    expect(asked).toEqual(['history.guest']);
  });

  it('is a 404 where there is no shop', async () => {
    const { get } = await open();
    expect((await get('/-/own', { host: 'nowhere.example' })).statusCode).not.toBe(200);
  });
});

describe('two hundred members at once', () => {
  it('get each their own answer, and pages, navigation answers and sheets that hold nobody’s', async () => {
    const { get, drawn } = await open();
    const users = Array.from({ length: 200 }, (_, at) => String(at + 1));
    const kept = ['/news', '/product', `/-/screen?url=${encodeURIComponent('/news')}`, '/-/choose/tea'];
    await Promise.all(
      users.map(async (user) => {
        const headers = { 'x-user': user, cookie: `access_token=canary-${user}` };
        const [own, ...pages] = await Promise.all(['/-/own', ...kept].map((url) => get(url, headers)));
        expect(own?.json()).toMatchObject({ name: `canary-name-${user}`, points: 1000 + Number(user) });
        for (const { body, headers: sent } of pages) {
          expect(body + JSON.stringify(sent)).not.toContain('canary');
          expect(sent['cache-control']).toBe('private, no-store');
        }
      }),
    );
    expect(drawn, 'drawn once for the class').toHaveLength(kept.length);
    for (const url of kept) expect((await get(url)).body).not.toContain('canary');
  });
});
