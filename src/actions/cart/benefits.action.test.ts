import { describe, expect, it } from 'vitest';
import { ok, run, token } from '../test/run-action';

describe('[cart.coupons] a coupon', () => {
  it('goes as it was typed, and the cart is shown with a word of it', async () => {
    const { outcome, sent } = await run('coupon-use', { code: ' ａｂｃ ' }, { 'cart.addCoupon': ok('orderer') });
    expect(sent).toEqual([['cart.addCoupon', { body: { token, code: ' ａｂｃ ' } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/cart/#benefits', flash: 'coupon-used' });
    const dropped = await run('coupon-drop', { code: 'ABC' }, { 'cart.deleteCoupon': ok('orderer') });
    expect(dropped.outcome).toMatchObject({ ok: true, to: '/cart/#benefits', flash: 'coupon-dropped' });
  });

  it.each([[''], ['　 '], ['x'.repeat(41)]])('of %j is wrong at its field', async (code) => {
    const { outcome } = await run('coupon-use', { code }, {});
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/', error: { errors: { code: [{}] } } });
  });
});

describe('[cart.points] points', () => {
  it.each([
    [{ point: '１，２５０' }, 1_250],
    [{ point: ' 300 ' }, 300],
    [{ point: '', all: '1250' }, 1_250],
    [{ point: '300', all: '0' }, 0],
  ])('%j are %d', async (values, point) => {
    const { sent, outcome } = await run('points-use', values, { 'cart.usePoints': ok('orderer') });
    expect(sent[0]?.[1].body).toEqual({ token, point });
    expect(outcome).toMatchObject({ ok: true, to: '/cart/#benefits', flash: 'points-changed' });
  });

  it.each(['', 'すべて', '-1', '1e9', '12.5', '9'.repeat(12)])('of %j are wrong at the field', async (point) => {
    const { outcome } = await run('points-use', { point }, {});
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/', error: { errors: { point: [{}] } } });
  });
});

describe('[member.coupon-take] a coupon of the list', () => {
  it('is taken, and the list says so; one that is gone is told there', async () => {
    const taken = await run('coupon-take', { id: '3' }, { 'coupon.take': { status: 200, body: {} } });
    expect(taken.sent).toEqual([['coupon.take', { body: { coupon_id: 3 } }]]);
    expect(taken.outcome).toMatchObject({ ok: true, to: '/coupon', flash: 'coupon-taken' });
    const gone = { status: 404, body: { code: 'coupon.not-found', message: '終わりました。' } };
    const { outcome } = await run('coupon-take', { id: '3' }, { 'coupon.take': gone });
    expect(outcome).toMatchObject({ ok: false, screen: '/coupon', error: { message: '終わりました。' } });
  });
});
