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

  it('is its screen again where the shop does not answer', async () => {
    const away = { 'auth.logout': { status: 503, body: errorOf('service.unavailable') } };
    expect((await run('logout', {}, away, { token: '' })).outcome).toMatchObject({
      ok: false,
      screen: '/mypage/logout',
    });
  });
});
