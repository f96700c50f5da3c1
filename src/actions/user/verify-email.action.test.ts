import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const link = 'k7Qd0123456789abcdefghijklmnopqr';
const call = 'user.checkVerification';
const confirmed = { [call]: { status: 200, body: {} } };

describe('what follows when a mail address is confirmed', () => {
  it('[auth.verify-email] is the screen that says so, whose address holds no token any more', async () => {
    const typed = { token: link, password: 'hanako-2026' };
    const { outcome, sent } = await run('verify-email', typed, confirmed, { token: '' });
    expect(sent).toEqual([[call, { body: typed }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/verify/email?done=1' });
  });

  it('[auth.redirect-back] keeps where the link leads on to, and nowhere else', async () => {
    const at = async (redirect: string, password: string) =>
      (await run('verify-email', { token: link, password, redirect }, confirmed, { token: '' })).outcome;
    const way = 'redirect=%2Fcart%2F';
    expect(await at('/cart/', 'hanako-2026')).toMatchObject({ to: `/verify/email?done=1&${way}` });
    expect(await at('/cart/', 'x'.repeat(2_000))).toMatchObject({ screen: `/verify/email?token=${link}&${way}` });
    expect(await at('//elsewhere.example', '')).toMatchObject({ to: '/verify/email?done=1' });
  });

  it('asks nothing more of who is logged in to the account', async () => {
    const { sent } = await run('verify-email', { token: link, password: '' }, confirmed, { token: '' });
    expect(sent).toEqual([[call, { body: { token: link } }]]);
  });

  it('is the form again where the password is not that of the account, behind the same link', async () => {
    const wrong = { [call]: { status: 422, body: errorOf('user.password.wrong') } };
    const { outcome } = await run('verify-email', { token: link, password: 'other-1234' }, wrong, { token: '' });
    expect(outcome).toMatchObject({
      ok: false,
      screen: `/verify/email?token=${link}`,
      error: {
        errors: { password: [{ message: expect.stringMatching(/^パスワードが正しくありません。/) as string }] },
      },
    });
  });

  it('is that the link is over, used, too old or cut', async () => {
    const over = { [call]: { status: 404, body: errorOf('user.link.not_found') } };
    for (const [token, answers] of [
      [link, over],
      ['half', confirmed],
    ] as const)
      expect((await run('verify-email', { token, password: 'x' }, answers, { token: '' })).outcome).toMatchObject({
        ok: false,
        error: errorOf('user.link.not_found'),
      });
  });
});
