import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run, type Answer } from '../test/run-action';

describe('plain forms', () => {
  it('lead from a refused payment to where it is chosen', async () => {
    const declined: Answer = { status: 422, body: errorOf('payment.declined') };
    const { outcome } = await run('decide', { fingerprint: 'f'.repeat(43) }, { 'cart.decide': declined });
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/payment?error=payment.declined' });
  });

  it('place the order and lead to what comes after it', async () => {
    const decided = { status: 'ordered', id: 'B'.repeat(22), challenge_url: null };
    const { outcome } = await run(
      'decide',
      { fingerprint: 'F'.repeat(43) },
      { 'cart.decide': { status: 200, body: decided } },
    );
    expect(outcome).toMatchObject({ ok: true, to: `/cart/complete?id=${'B'.repeat(22)}` });
  });

  it('show the confirmation again where the cart is not what was seen', async () => {
    const changed: Answer = { status: 409, body: errorOf('cart.decision.changed') };
    const { outcome } = await run('decide', { fingerprint: 'F'.repeat(43) }, { 'cart.decide': changed });
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/confirm', error: { code: 'cart.decision.changed' } });
  });

  it('lead to the card company, and back to the confirmation while nothing is decided', async () => {
    const decided = { order_status: 'pending', order_no: '1', id: 'B'.repeat(22), challenge_url: '/sandbox/3ds' };
    const wayOf = async (body: object) => {
      const { outcome } = await run(
        'decide',
        { fingerprint: 'F'.repeat(43) },
        { 'cart.decide': { status: 200, body } },
      );
      return outcome.ok === true && outcome.to;
    };
    expect(await wayOf({ ...decided, status: 'challenge' })).toBe('/sandbox/3ds');
    expect(await wayOf({ ...decided, status: 'challenge', challenge_url: null })).toBe('/cart/confirm');
    expect(await wayOf({ ...decided, status: 'pending' })).toBe('/cart/confirm');
  });
});
