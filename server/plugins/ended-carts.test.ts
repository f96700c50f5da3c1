/** The ways in which an answer about one cart could end another: from outside, from an old tab, by something told twice. */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { LooseAnswer, LooseInput, Transport } from '../../src/api/transport';
import { emptyCart, sampleOrder } from '../../sections/samples/cart';
import type { Channel } from '../request/request-context';
import { endedCarts, visitorTransport } from './ended-carts';

const minori: Channel = { id: 'minori', name: '実り', host: 'minori.localhost', prefix: '', theme: 'minori' };
const [own, newer] = ['A'.repeat(32), 'B'.repeat(32)];
const { id } = sampleOrder;

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

const ok = (body: object): LooseAnswer => ({ status: 200, body, headers: {} });

/** Draws a screen that makes one call of the shop, for a visitor with these cookies. */
const visit = async (call: string, input: LooseInput, cookie: string, answer: (input: LooseInput) => LooseAnswer) => {
  const sent: LooseInput[] = [];
  const shop: Transport = {
    ids: [call],
    send: (_call, given) => {
      sent.push(given);
      return Promise.resolve(answer(given));
    },
  };
  const app = Fastify();
  apps.push(app);
  await app.register(endedCarts);
  app.get('/', async (request) => {
    await visitorTransport(request, minori, shop).send(call, input);
    return 'drawn';
  });
  const { headers } = await app.inject({ url: '/', headers: { cookie } });
  return { cookies: [headers['set-cookie'] ?? []].flat().map((text) => text.split(';')[0]), sent };
};

/** As the shop answers: whole for the token that it was ordered with. */
const orderFor = ({ headers }: LooseInput): LooseAnswer => {
  const { order_no, status } = sampleOrder;
  return ok(headers?.['x-cart-token'] === own ? sampleOrder : { id, order_no, status });
};

const seeOrder = (cookie: string, answer = orderFor) => visit('order.temporary', { params: { id } }, cookie, answer);

describe('the screen after an order', () => {
  it('ends the cookies of the cart that was ordered, of which it is told by the order’s own cookie', async () => {
    const { cookies, sent } = await seeOrder(`cartToken=${own}; cart_count=minori.2; order_${id}=${own}`);
    expect(sent).toEqual([{ params: { id }, headers: { 'x-cart-token': own } }]);
    expect(cookies).toEqual(['cartToken=', 'cart_count=']);
  });

  it('ends them as well where the order was cancelled: its cart takes nothing any more', async () => {
    const { cookies } = await seeOrder(`cartToken=${own}; order_${id}=${own}`, () =>
      ok({ ...sampleOrder, status: 'cancelled' }),
    );
    expect(cookies).toEqual(['cartToken=', 'cart_count=']);
  });

  it('leaves a newer cart alone, when it is opened again', async () => {
    const { cookies } = await seeOrder(`cartToken=${newer}; order_${id}=${own}`);
    expect(cookies).toEqual([]);
  });

  it('leaves every cart alone, when another site leads to somebody else’s order', async () => {
    const { cookies, sent } = await seeOrder(`cartToken=${newer}; order_${'x'.repeat(22)}=${newer}`);
    expect(cookies).toEqual([]);
    expect(sent).toEqual([{ params: { id } }]);
    // A cookie's name that only begins alike is another order's.
    expect((await seeOrder(`cartToken=${own}; order_${id}x=${own}; xorder_${id}=${own}`)).cookies).toEqual([]);
  });

  it.each(['payment_pending', 'payment_failed'] as const)(
    'leaves the cart alone while the order is %s',
    async (status) => {
      const { cookies } = await seeOrder(`cartToken=${own}; order_${id}=${own}`, () => ok({ ...sampleOrder, status }));
      expect(cookies).toEqual([]);
    },
  );

  it('leaves a second order’s cookie to the second order', async () => {
    const second = 'S'.repeat(22);
    const cookie = `order_${second}=${newer}; cartToken=${own}; order_${id}=${own}`;
    const { sent } = await visit('order.temporary', { params: { id: second } }, cookie, () => ok(sampleOrder));
    expect(sent[0]?.headers).toEqual({ 'x-cart-token': newer });
  });

  it('takes no cookie for a proof that is no token', async () => {
    const { sent } = await seeOrder(`order_${id}=a%0d%0ab`);
    expect(sent).toEqual([{ params: { id } }]);
  });
});

describe('a cart’s screen', () => {
  const seeCart = (token: string, order_no: string | null, order_id: string | null = null) =>
    visit('cart.cart', { params: { token } }, `cartToken=${own}`, () =>
      ok({ ...emptyCart, token, order_no, order_id }),
    );

  it('forgets the count of a cart that was ordered meanwhile, and keeps the way to the order’s number', async () => {
    expect((await seeCart(own, '261120-000001')).cookies).toEqual(['cart_count=']);
  });

  it('keeps what the order is shown by, where the answer to the decision was lost', async () => {
    expect((await seeCart(own, '261120-000001', id)).cookies).toEqual(['cart_count=', `order_${id}=${own}`]);
    expect((await seeCart(newer, '261120-000001', id)).cookies).toEqual([]);
  });

  it('touches no cookie for a cart that is none yet, or not the visitor’s', async () => {
    expect((await seeCart(own, null)).cookies).toEqual([]);
    expect((await seeCart(newer, '261120-000001')).cookies).toEqual([]);
  });
});
