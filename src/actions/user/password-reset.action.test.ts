import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const link = 'k7Qd0123456789abcdefghijklmnopqr';
const call = 'user.resetByReminder';
const set = { [call]: { status: 200, body: { type: 'password', code: null } } };
const over = { [call]: { status: 404, body: errorOf('user.link.not_found') } };
const typed = { token: link, password: 'hanako-2027' };

describe('what follows when a password is set anew', () => {
  it('is the screen that says so, whose address holds no token any more', async () => {
    const { outcome, sent } = await run('password-reset', typed, set, { token: '' });
    expect(sent).toEqual([[call, { body: { type: 'password', ...typed } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/reminder/reset?done=1' });
  });

  it('[auth.redirect-back] keeps where the link leads on to', async () => {
    const { outcome } = await run('password-reset', { ...typed, redirect: '/cart/' }, set, { token: '' });
    expect(outcome).toMatchObject({ ok: true, to: '/reminder/reset?done=1&redirect=%2Fcart%2F' });
  });

  it('is the form again behind its link, with what is wrong of the password', async () => {
    const { outcome } = await run('password-reset', { ...typed, password: 'short' }, set, { token: '' });
    expect(outcome).toMatchObject({
      ok: false,
      screen: `/reminder/reset?token=${link}`,
      error: {
        errors: { password: [{ message: expect.stringMatching(/^新しいパスワードは8文字以上/) as string }, {}] },
      },
    });
  });

  it.each([
    ['is used or too old', typed, over],
    ['was cut', { ...typed, token: 'k7Qd' }, set],
    ['has no token', { password: typed.password }, set],
  ])('says so of a link that %s', async (_what, values, answers) => {
    const { outcome } = await run('password-reset', values, answers, { token: '' });
    expect(outcome).toMatchObject({ ok: false, error: errorOf('user.link.not_found') });
  });
});
