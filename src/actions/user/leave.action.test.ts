import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const call = 'user.leave';
const typed = { password: 'hanako-2026' };

describe('what follows when a member leaves', () => {
  it('[member.leave] is the screen that says so, for whoever is a member no more', async () => {
    const { outcome, sent } = await run('leave', typed, { [call]: { status: 204, body: undefined } }, { token: '' });
    expect(sent).toEqual([[call, { body: typed }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/mypage/leave?done=1' });
  });

  it('is the form again where the password is wrong, with the shop’s own words at its field', async () => {
    const wrong = { [call]: { status: 422, body: errorOf('user.password.wrong') } };
    expect((await run('leave', typed, wrong, { token: '' })).outcome).toMatchObject({
      ok: false,
      screen: '/mypage/leave',
      error: { errors: { password: [{ message: errorOf('user.password.wrong').message }] } },
    });
  });

  it('is the form again where nothing was typed, or the shop does not answer', async () => {
    const away = { [call]: { status: 503, body: errorOf('service.unavailable') } };
    expect((await run('leave', {}, away, { token: '' })).outcome).toMatchObject({
      ok: false,
      error: { errors: { password: [{}] } },
    });
    expect((await run('leave', typed, away, { token: '' })).outcome).toMatchObject({
      ok: false,
      error: { code: 'service.unavailable' },
    });
  });
});
