import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const unlink = (status: number, body: unknown = undefined) =>
  run('provider-unlink', { id: '7' }, { 'provider.unlink': { status, body } }, { token: '' });

describe('what follows when a member ends a link to a provider', () => {
  it('[auth.oauth] is user info, which says so, also where it was gone already', async () => {
    const done = { ok: true, to: '/mypage/user_info', flash: 'provider-unlinked' };
    const { outcome, sent } = await unlink(204);
    expect(sent).toEqual([['provider.unlink', { params: { id: '7' } }]]);
    expect(outcome).toMatchObject(done);
    expect((await unlink(404, errorOf('provider.not_linked'))).outcome).toMatchObject(done);
  });

  it('is the same screen with what went wrong', async () =>
    expect((await unlink(503, errorOf('service.unavailable'))).outcome).toMatchObject({
      ok: false,
      screen: '/mypage/user_info',
      error: { code: 'service.unavailable' },
    }));
});
