import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

describe('what follows a logout', () => {
  it('[site.tops] is the top of guests', async () => {
    const { outcome, sent } = await run(
      'logout',
      {},
      { 'auth.logout': { status: 204, body: undefined } },
      { token: '' },
    );
    expect(sent).toEqual([['auth.logout', { body: {} }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/', flash: 'logged-out' });
  });

  it('is the way to another password for whoever has forgotten theirs', async () => {
    const done = { 'auth.logout': { status: 204, body: undefined } };
    const { outcome } = await run('logout', { next: 'reminder' }, done, { token: '' });
    expect(outcome).toMatchObject({ ok: true, to: '/reminder', flash: 'logged-out' });
    expect((await run('logout', { next: '//elsewhere.example' }, done, { token: '' })).outcome).toMatchObject({
      to: '/',
    });
  });

  it('is the screen of the mailed link that a guest alone may use, with its token', async () => {
    const done = { 'auth.logout': { status: 204, body: undefined } };
    const token = 'T'.repeat(32);
    const toOf = async (values: Readonly<Record<string, string>>) =>
      (await run('logout', values, done, { token: '' })).outcome;
    expect(await toOf({ next: 'password-reset', token })).toMatchObject({ to: `/reminder/reset?token=${token}` });
    expect(await toOf({ next: 'username-reset', token })).toMatchObject({
      to: `/reminder/username/reset?token=${token}`,
    });
    expect(await toOf({ next: 'verify-email', token })).toMatchObject({ to: `/verify/email?token=${token}` });
    expect(await toOf({ next: 'password-reset', token: 'half&x=1' })).toMatchObject({ to: '/reminder/reset' });
    expect(await toOf({ next: 'verify-email', token, redirect: '/cart/' })).toMatchObject({
      to: `/verify/email?token=${token}&redirect=%2Fcart%2F`,
    });
    expect(await toOf({ next: 'login', redirect: '/mypage/point' })).toMatchObject({
      to: '/login/?redirect=%2Fmypage%2Fpoint',
    });
  });

  it('is its screen again where the shop does not answer', async () => {
    const away = { 'auth.logout': { status: 503, body: errorOf('service.unavailable') } };
    expect((await run('logout', {}, away, { token: '' })).outcome).toMatchObject({
      ok: false,
      screen: '/mypage/logout',
    });
  });
});

describe('the cart of a browser that logs out', () => {
  const token = 'c'.repeat(32);
  const cart = (rest: object = {}) => ({ status: 200, body: { token, ...rest } });
  const guests = cart({ is_unclaimed: true });
  const nobody = { status: 401, body: errorOf('auth.required') };
  const logOut = async (answers: Readonly<Record<string, { readonly status: number; readonly body: unknown }>>) => {
    const known = { 'user.me': { status: 200, body: {} }, 'auth.logout': { status: 204, body: undefined } };
    const { sent } = await run('logout', {}, { ...known, ...answers }, { token });
    return { calls: sent.map(([call]) => call), body: sent.at(-1)?.[1].body };
  };

  it('is forgotten where it is the member’s, or gone', async () => {
    expect((await logOut({ 'cart.cart': cart() })).body).toEqual({});
    expect(await logOut({ 'cart.cart': { status: 404, body: {} } })).toEqual({
      calls: ['cart.cart', 'auth.logout'],
      body: {},
    });
  });

  it('becomes the member’s where it is a guest’s, and stays with the browser where it cannot', async () => {
    expect(await logOut({ 'cart.cart': guests, 'cart.init': cart() })).toEqual({
      calls: ['cart.cart', 'user.me', 'cart.init', 'auth.logout'],
      body: {},
    });
    for (const answer of [guests, { status: 503, body: errorOf('service.unavailable') }])
      expect((await logOut({ 'cart.cart': guests, 'cart.init': answer })).body).toEqual({ keeps_cart: true });
  });

  it('stays with the browser where nobody is logged in, or they have yet to confirm the mail address', async () => {
    expect((await logOut({ 'cart.cart': cart(), 'user.me': nobody })).body).toEqual({ keeps_cart: true });
  });
});
