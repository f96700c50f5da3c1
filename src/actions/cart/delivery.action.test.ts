import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { ok, run, token } from '../test/run-action';

describe('plain forms', () => {
  it('choose day and part of the day of every parcel', async () => {
    const { outcome, sent } = await run(
      'delivery',
      { 'delivery_at.p1': '2026-12-01', 'timezone.p1': 'am', 'delivery_at.p2': '', 'timezone.p2': 'none' },
      { 'cart.modifyPackings': ok('payment') },
    );
    expect(sent[0]?.[1].body).toEqual({
      token,
      packings: [
        { key: 'p1', delivery_at: '2026-12-01', delivery_timezone_key: 'am' },
        { key: 'p2', delivery_at: null, delivery_timezone_key: 'none' },
      ],
    });
    expect(outcome).toMatchObject({ ok: true, to: '/cart/payment' });
  });

  it('[member.address] send the goods to an address of the book first, or to the orderer', async () => {
    const answers = { 'cart.modifyShipping': ok('delivery'), 'cart.modifyPackings': ok('payment') };
    const day = { 'delivery_at.p1': '', 'timezone.p1': 'none' };
    for (const [to, where] of [
      ['31', { user_address_id: 31 }],
      ['orderer', { to_orderer: true }],
    ] as const) {
      const { outcome, sent } = await run('delivery', { ship_to: to, shipping_key: 's1', ...day }, answers);
      expect(sent.map(([call]) => call)).toEqual(['cart.modifyShipping', 'cart.modifyPackings']);
      expect(sent[0]?.[1].body).toEqual({ token, key: 's1', ...where });
      expect(outcome).toMatchObject({ ok: true, to: '/cart/payment' });
    }
    const { sent } = await run('delivery', { ship_to: 'kept', shipping_key: 's1', ...day }, answers);
    expect(sent.map(([call]) => call)).toEqual(['cart.modifyPackings']);
  });

  it('[member.address] ask for another address on its screen, and say at the choice that one is gone', async () => {
    const other = await run('delivery', { ship_to: 'other' }, { 'cart.resetShippings': ok('shipping') });
    expect(other.sent[0]?.[1].body).toEqual({ token, is_removing_address: true });
    expect(other.outcome).toMatchObject({ ok: true, to: '/cart/shipping-add' });
    const code = 'cart_detail.set_user_address.not_data';
    const errors = { user_address_id: [{ code, message: 'x' }] };
    const gone = { 'cart.modifyShipping': { status: 422, body: { ...errorOf(code), errors } } };
    const refused = await run('delivery', { ship_to: '31', shipping_key: 's1' }, gone);
    expect(refused.sent).toHaveLength(1);
    expect(refused.outcome).toMatchObject({ ok: false, screen: '/cart/shipping-detail', error: { errors } });
  });

  it('say what is wrong with a day at the field of its parcel', async () => {
    const values = {
      'delivery_at.p2': '2026-12-01',
      'timezone.p2': 'none',
      'delivery_at.p7': 'tomorrow',
      'timezone.p7': 'x',
    };
    const { outcome } = await run('delivery', values, {});
    expect(outcome.ok || Object.keys(outcome.error.errors ?? {})).toEqual(['delivery_at.p7', 'timezone.p7']);
  });
});
