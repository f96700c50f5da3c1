import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { RawInput } from '../../http/compiled-call';
import type { Channel } from '../../request/request-context';
import { withProof } from './call-proofs';
import { keepSession } from './session-cookies';

const gakuen: Channel = { id: 'gakuen', name: '学園', host: 'gakuen.localhost', prefix: '/gakuen', theme: 'gakuen' };
const gift = 'Gf7x-0123456789abcdefAB';
const proof = 'Pr0of-0123456789abcdefAB';

/** What becomes of the answer to a check, asked from one of the shop's own pages or elsewhere. */
const kept = async (payload: object, { site = 'same-origin', status = 200, receiver = proof } = {}) => {
  const app = Fastify();
  app.post('/', (request, reply) => {
    const answer = { status, headers: {}, body: { order_shipping_id: 1, receiver } };
    return reply.send(keepSession('gift.checkShipping', answer, { request, reply, channel: gakuen }).body);
  });
  const { headers, body } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'sec-fetch-site': site },
    payload,
  });
  await app.close();
  return { cookies: [headers['set-cookie'] ?? []].flat(), body: JSON.parse(body) as object };
};

const proofOf = async (call: string, input: RawInput, cookie: string): Promise<unknown> => {
  const app = Fastify();
  app.get('/', (request) => ({ told: withProof(request, call, input).headers ?? null }));
  const { body } = await app.inject({ url: '/', headers: { cookie } });
  await app.close();
  return (JSON.parse(body) as { told: unknown }).told;
};

describe('[gift.flow] how a browser proves that it receives a gift', () => {
  it('is kept for a day where no script reads it, and stands in no answer that script sees', async () => {
    const { cookies, body } = await kept({ token: gift });
    expect(cookies).toEqual([`gift_Gf7x-0123456=${proof}; Path=/gakuen; Max-Age=86400; SameSite=Lax; HttpOnly`]);
    expect(body).toEqual({ order_shipping_id: 1, receiver: null });
  });

  it('is told to whoever is no browser of the shop, and kept of no refusal', async () => {
    expect(await kept({ token: gift }, { site: 'cross-site' })).toEqual({
      cookies: [],
      body: { order_shipping_id: 1, receiver: proof },
    });
    expect((await kept({ token: gift }, { status: 422 })).cookies).toEqual([]);
    for (const payload of [{}, { token: 7 }, { token: 'half' }]) expect((await kept(payload)).cookies).toEqual([]);
  });

  it('goes with every call that asks for it, of its own gift alone', async () => {
    const cookie = `gift_Gf7x-0123456=${proof}`;
    const header = { 'x-gift-receiver': proof };
    for (const call of ['gift.shipping', 'gift.receive', 'gift.complete'])
      expect(await proofOf(call, { params: { token: gift } }, cookie)).toEqual(header);
    for (const call of ['gift.checkShipping', 'gift.checkDelivery'])
      expect(await proofOf(call, { body: { token: gift } }, cookie)).toEqual(header);
    expect(await proofOf('gift.products', { params: { token: gift } }, cookie)).toBeNull();
    expect(await proofOf('gift.shipping', { params: { token: 'Another-123456789abcdefAB' } }, cookie)).toBeNull();
    for (const wrong of ['', 'gift_Gf7x-0123456=short', 'gift_other=x'])
      expect(await proofOf('gift.shipping', { params: { token: gift } }, wrong)).toBeNull();
  });

  it('gives way to a proof of the caller’s own', async () =>
    expect(
      await proofOf(
        'gift.shipping',
        { params: { token: gift }, headers: { 'x-gift-receiver': 'their-own' } },
        `gift_Gf7x-0123456=${proof}`,
      ),
    ).toEqual({ 'x-gift-receiver': 'their-own' }));
});
