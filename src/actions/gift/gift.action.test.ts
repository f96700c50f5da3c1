import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { address, run } from '../test/run-action';

const token = 'Gf7x-0123456789abcdefAB';
const path = (step: string) => `/social-gift/${token}/${step}`;
const own = { token: '' };
const answered = (status: number, body: object) => ({ status, body });

describe('what follows when a gift’s link is pasted', () => {
  const call = 'gift.products';
  const known = { [call]: answered(200, {}) };

  it('[gift.optional-key] is the gift, from the whole link, from what stands around it, or from its last part', async () => {
    const link = `https://shop.example/gakuen/social-gift/${token}/shipping`;
    for (const text of [link, `ギフトをお送りします。 ${link} どうぞ`, ` ${token}\n`]) {
      const { outcome, sent } = await run('gift-open', { link: text }, known, own);
      expect(sent).toEqual([[call, { params: { token } }]]);
      expect(outcome).toMatchObject({ ok: true, to: path('shipping') });
    }
  });

  it('says at its field what is no link, and what nobody knows, and asks nobody about half of one', async () => {
    for (const link of ['', 'こんにちは', 'https://shop.example/social-gift/half/shipping']) {
      const { outcome, sent } = await run('gift-open', { link }, known, own);
      expect(sent).toEqual([]);
      expect(outcome).toMatchObject({ ok: false, screen: '/social-gift/shipping', error: { errors: { link: [{}] } } });
    }
    const unknown = { [call]: answered(404, errorOf('gift.not-found')) };
    expect((await run('gift-open', { link: token }, unknown, own)).outcome).toMatchObject({
      ok: false,
      error: { errors: { link: [{ message: errorOf('gift.not-found').message }] } },
    });
  });
});

describe('what follows when a gift’s receiver sends a step', () => {
  it('[gift.flow] checks the address, and goes on to the days', async () => {
    const call = 'gift.checkShipping';
    const right = { [call]: answered(200, { order_shipping_id: 1, receiver: null }) };
    const { outcome, sent } = await run('gift-shipping', { token, ...address, more: 'x' }, right, own);
    expect(sent).toEqual([[call, { body: { token, ...address } }]]);
    expect(outcome).toMatchObject({ ok: true, to: path('delivery') });
    const unserved = { [call]: answered(422, errorOf('gift.not-served')) };
    expect((await run('gift-shipping', { token, ...address }, unserved, own)).outcome).toMatchObject({
      ok: false,
      screen: path('shipping'),
      error: { errors: { prefecture: [{ message: errorOf('gift.not-served').message }] } },
    });
  });

  it('[gift.flow] [gift.timezone-key] checks day and part of the day, by its key and its name', async () => {
    const call = 'gift.checkDelivery';
    const right = { [call]: answered(200, { delivery_at: null, delivery_timezone_key: 'am' }) };
    const chosen = { token, delivery_at: '2026-11-27', delivery_timezone: 'am' };
    const { outcome, sent } = await run('gift-delivery', chosen, right, own);
    expect(sent).toEqual([[call, { body: { token, delivery_at: '2026-11-27', delivery_timezone: { am: '午前中' } } }]]);
    expect(outcome).toMatchObject({ ok: true, to: path('confirm') });
    const soon = await run('gift-delivery', { token, delivery_at: '' }, right, own);
    expect(soon.sent[0]?.[1].body).toEqual({ token, delivery_at: null, delivery_timezone: { none: '指定なし' } });
  });

  it('names the field of a part of the day that there is not', async () => {
    const { outcome } = await run('gift-delivery', { token, delivery_at: '', delivery_timezone: 'noon' }, {}, own);
    expect(outcome).toMatchObject({
      ok: false,
      screen: path('delivery'),
      error: { errors: { delivery_timezone: expect.any(Array) } },
    });
  });

  it('[gift.flow] [call.gift-delivery] receives what was in view, and goes to what has become of it', async () => {
    const call = 'gift.receive';
    const right = { [call]: answered(200, {}) };
    const shown = { token, id: '7001', ...address, delivery_at: '', delivery_timezone_key: 'none' };
    const { outcome, sent } = await run('gift-receive', shown, right, own);
    const body = { id: 7001, ...address, delivery_at: null, delivery_timezone_key: 'none' };
    expect(sent).toEqual([[call, { params: { token }, body }]]);
    expect(outcome).toMatchObject({ ok: true, to: path('complete') });
  });

  it('leads back to where it is put right', async () => {
    const shown = { token, id: '7001', ...address, delivery_at: '', delivery_timezone_key: 'none' };
    const back = {
      'gift.not-served': 'shipping',
      'gift.delivery.not-possible': 'delivery',
      'gift.received': 'confirm',
    } as const;
    for (const [code, step] of Object.entries(back)) {
      const refusal = errorOf(code as keyof typeof back);
      const { outcome } = await run('gift-receive', shown, { 'gift.receive': answered(409, refusal) }, own);
      expect(outcome).toMatchObject({ ok: false, screen: path(step), error: { code } });
    }
    const unserved = { 'gift.checkDelivery': answered(422, errorOf('gift.not-served')) };
    const { outcome } = await run('gift-delivery', { token, delivery_at: '' }, unserved, own);
    expect(outcome).toMatchObject({ ok: false, screen: path('shipping'), error: { code: 'gift.not-served' } });
  });
});
