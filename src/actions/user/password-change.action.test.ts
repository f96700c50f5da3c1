import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const call = 'user.password';
const set = { [call]: { status: 204, body: undefined } };
const typed = { password: 'hanako-2026', new_password: 'hanako-2027' };

describe('what follows when a member changes the password', () => {
  it('[member.password] is the screen that says so, for whoever is logged in no more', async () => {
    const { outcome, sent } = await run('password-change', typed, set, { token: '' });
    expect(sent).toEqual([[call, { body: typed }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/mypage/password?done=1' });
  });

  it('[member.rethrow] is the form again with the shop’s own words, at the field where they belong', async () => {
    const wrong = { [call]: { status: 422, body: { ...errorOf('user.password.wrong'), message: '違います。' } } };
    expect((await run('password-change', typed, wrong, { token: '' })).outcome).toMatchObject({
      ok: false,
      screen: '/mypage/password',
      error: { errors: { password: [{ message: '違います。' }] } },
    });
    const fault = errorOf('user.password.same');
    const same = { [call]: { status: 422, body: { ...fault, errors: { new_password: [fault] } } } };
    expect((await run('password-change', typed, same, { token: '' })).outcome).toMatchObject({
      ok: false,
      error: { errors: { new_password: [{ message: fault.message }] } },
    });
    const locked = { [call]: { status: 423, body: errorOf('auth.login.locked') } };
    expect((await run('password-change', typed, locked, { token: '' })).outcome).toMatchObject({
      ok: false,
      error: errorOf('auth.login.locked'),
    });
  });

  it('[auth.password-expired] leads on to where the login was to lead, and nowhere else', async () => {
    const outcomeOf = async (redirect: string, answer: Parameters<typeof run>[2]) =>
      (await run('password-change', { ...typed, expired: '1', redirect }, answer, { token: '' })).outcome;
    expect(await outcomeOf('/cart/', set)).toMatchObject({ to: '/mypage/password?done=1&redirect=%2Fcart%2F' });
    expect(await outcomeOf('//evil.example', set)).toMatchObject({ to: '/mypage/password?done=1' });
    const wrong = { [call]: { status: 422, body: errorOf('user.password.wrong') } };
    expect(await outcomeOf('/cart/', wrong)).toMatchObject({
      screen: '/mypage/password?expired=1&redirect=%2Fcart%2F',
    });
  });

  it('is the form again with what is wrong of the new one', async () => {
    const { outcome } = await run('password-change', { ...typed, new_password: 'short' }, set, { token: '' });
    expect(outcome.ok === false && Object.keys(outcome.error.errors ?? {})).toEqual(['new_password']);
  });
});
