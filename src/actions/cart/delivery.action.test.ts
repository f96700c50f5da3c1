import { describe, expect, it } from 'vitest';
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
