import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const token = 'T'.repeat(32);

describe('what follows when an account is unlocked', () => {
  it('[auth.unlock] is the screen that says so', async () => {
    const { outcome, sent } = await run('unlock', { token }, { 'auth.unlock': { status: 204, body: undefined } });
    expect(sent).toEqual([['auth.unlock', { params: { token } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/login/unlock?done=1' });
  });

  it('[auth.redirect-back] keeps where the link leads on to', async () => {
    const at = async (status: 204 | 404) => {
      const body = status === 204 ? undefined : errorOf('auth.unlock.not_found');
      return (await run('unlock', { token, redirect: '/cart/' }, { 'auth.unlock': { status, body } })).outcome;
    };
    const way = 'redirect=%2Fcart%2F';
    expect(await at(204)).toMatchObject({ to: `/login/unlock?done=1&${way}` });
    expect(await at(404)).toMatchObject({ screen: `/login/unlock?token=${token}&${way}` });
  });

  it('is its screen again where the link is over, or was cut', async () => {
    const over = { 'auth.unlock': { status: 404, body: errorOf('auth.unlock.not_found') } };
    const refusal = { ok: false, screen: `/login/unlock?token=${token}`, error: { code: 'auth.unlock.not_found' } };
    expect((await run('unlock', { token }, over)).outcome).toMatchObject(refusal);
    expect((await run('unlock', { token: 'half' }, over)).outcome).toMatchObject({
      ok: false,
      screen: '/login/unlock?token=half',
      error: { code: 'user.link.not_found' },
    });
  });
});
