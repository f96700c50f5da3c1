import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { ok, run, token } from '../test/run-action';

const call = 'cart.socialReceiver';
const words = { receiver_name: '佐藤 一郎', sender_name: '山田 花子', message: 'お元気で' };

describe('[cart.social-receiver] what follows when a cart becomes a gift', () => {
  it('is the first open step; lines of a plain form count as one sign', async () => {
    const typed = { ...words, message: 'お元気で\r\nまた\r\n' };
    const { outcome, sent } = await run('gift-words', typed, { [call]: ok('delivery') });
    expect(sent).toEqual([[call, { body: { token, receiver: { ...words, message: 'お元気で\nまた\n' } } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-detail' });
  });

  it('is what can be done to it, though nothing there is open any more', async () => {
    const to = async (next: string) => (await run('gift-words', words, { [call]: ok(next) })).outcome;
    expect(await to('payment')).toMatchObject({ to: '/cart/shipping-detail' });
    expect(await to('confirm')).toMatchObject({ to: '/cart/shipping-detail' });
    expect(await to('orderer')).toMatchObject({ to: '/cart/shipping-select' });
  });

  it('[cart.social-receiver] says no day on the step of the days, and goes on', async () => {
    const values = { is_gift: '1', 'delivery_at.p1': '' };
    const { outcome, sent } = await run('delivery', values, { 'cart.chooseDelivery': ok('payment') });
    expect(sent).toEqual([['cart.chooseDelivery', { body: { token, ids: [], accessories: [], packings: [] } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/cart/payment' });
    const gone = { 'cart.chooseDelivery': { status: 404, body: errorOf('cart.common.not_found') } };
    expect((await run('delivery', values, gone)).outcome).toMatchObject({ ok: false, screen: '/cart/' });
  });

  it('is the form again with what is wrong at its fields', async () => {
    const { outcome } = await run('gift-words', { ...words, receiver_name: '', message: 'あ'.repeat(301) }, {});
    expect(outcome).toMatchObject({
      ok: false,
      screen: '/cart/shipping-add?gift=1',
      error: { errors: { receiver_name: expect.any(Array), message: expect.any(Array) } },
    });
  });

  it('is the cart where it is gone', async () => {
    const gone = { [call]: { status: 404, body: errorOf('cart.common.not_found') } };
    expect((await run('gift-words', words, gone)).outcome).toMatchObject({ ok: false, screen: '/cart/' });
  });

  it('is the address, where it is a gift no more', async () => {
    const { outcome, sent } = await run('gift-undo', {}, { [call]: ok('shipping') });
    expect(sent).toEqual([[call, { body: { token, to_address: true } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-add' });
  });
});
