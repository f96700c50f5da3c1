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
  const cart = (isUnclaimed: boolean) => ({
    status: 200,
    body: { token, ...(isUnclaimed ? { is_unclaimed: true } : {}) },
  });
  const done = { 'auth.logout': { status: 204, body: undefined } };
  const calls = ({ sent }: Awaited<ReturnType<typeof run>>) => sent.map(([call]) => call);

  it('is left alone where it is the member’s, or gone', async () => {
    for (const read of [cart(false), { status: 404, body: {} }]) {
      const out = await run('logout', {}, { ...done, 'cart.cart': read }, { token });
      expect(calls(out)).toEqual(['cart.cart', 'auth.logout']);
      expect(out.sent.at(-1)).toEqual(['auth.logout', { body: {} }]);
    }
  });

  it('becomes the member’s where it is a guest’s, and stays with the browser where it cannot', async () => {
    const claimed = await run('logout', {}, { ...done, 'cart.cart': cart(true), 'cart.init': cart(false) }, { token });
    expect(calls(claimed)).toEqual(['cart.cart', 'cart.init', 'auth.logout']);
    expect(claimed.outcome).toMatchObject({ ok: true, asked: {} });
    const kept = await run('logout', {}, { ...done, 'cart.cart': cart(true), 'cart.init': cart(true) }, { token });
    expect(kept.sent.at(-1)).toEqual(['auth.logout', { body: { keeps_cart: true } }]);
    expect(kept.outcome).toMatchObject({ asked: { keeps_cart: true } });
  });
});
