import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const screen = '/mypage/user_info';
const set = { 'auth.setSecondFactor': { status: 204, body: undefined } };
const failed = { 'auth.setSecondFactor': { status: 422, body: errorOf('auth.second_factor.failed') } };
const none = { token: '' };
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const url = `otpauth://totp/x?secret=${secret}`;

describe('what follows when a member has codes mailed, or none', () => {
  it('[auth.mfa] is the password first, then that it is set', async () => {
    const chosen = await run('second-factor', { second_factor: 'mail' }, set, none);
    expect(chosen).toEqual({
      sent: [],
      outcome: { ok: 'shown', screen, values: { second_factor: 'mail' }, isKept: true },
    });
    const typed = { second_factor: 'mail', password: 'hanako-2026' };
    const { outcome, sent } = await run('second-factor', typed, set, none);
    expect(sent).toEqual([['auth.setSecondFactor', { body: typed }]]);
    expect(outcome).toMatchObject({ ok: true, to: `${screen}#main`, flash: 'factor' });
  });

  it('is what is wrong at the password, which is all that was asked for', async () => {
    for (const [password, answers] of [
      ['wrong-2026', failed],
      ['', set],
    ] as const) {
      const { outcome } = await run('second-factor', { second_factor: 'none', password }, answers, none);
      expect(outcome.ok === false && Object.keys(outcome.error.errors ?? {})).toEqual(['password']);
    }
    const locked = { 'auth.setSecondFactor': { status: 423, body: errorOf('auth.login.locked') } };
    expect((await run('second-factor', { password: 'x' }, locked, none)).outcome).toMatchObject({
      ok: false,
      error: errorOf('auth.login.locked'),
    });
  });
});

describe('what follows when a member sets up an authenticator', () => {
  it('[auth.mfa] is its secret first, at no address', async () => {
    const given = { 'auth.newAuthenticator': { status: 200, body: { secret, url } } };
    const { outcome } = await run('authenticator', {}, given, none);
    expect(outcome).toEqual({ ok: 'shown', screen, values: { secret, url } });
    expect((await run('authenticator', {}, {}, none)).outcome).toMatchObject({ ok: false, screen });
  });

  it('is set with a code of it and the password, and only as an authenticator', async () => {
    const typed = { secret, url, verify_code: '123456', password: 'hanako-2026' };
    const { outcome, sent } = await run('authenticator', { ...typed, second_factor: 'none' }, set, none);
    const body = { second_factor: 'totp', secret, verify_code: '123456', password: 'hanako-2026' };
    expect(sent).toEqual([['auth.setSecondFactor', { body }]]);
    expect(outcome).toMatchObject({ ok: true, to: `${screen}#main`, flash: 'factor' });
  });

  it('is what was wrong, at its field', async () => {
    const typed = { secret, url, verify_code: '123456', password: 'hanako-2026' };
    for (const [code, field] of [
      ['auth.second_factor.code', 'verify_code'],
      ['auth.second_factor.failed', 'password'],
    ] as const) {
      const answers = { 'auth.setSecondFactor': { status: 422, body: errorOf(code) } };
      const { outcome } = await run('authenticator', typed, answers, none);
      const { message } = errorOf(code);
      expect(outcome).toMatchObject({ ok: false, screen, error: { errors: { [field]: [{ message }] } } });
    }
  });

  it('is what is missing, at its fields', async () => {
    const { outcome } = await run('authenticator', { secret, url, verify_code: '', password: '' }, set, none);
    expect(outcome.ok === false && Object.keys(outcome.error.errors ?? {}).sort()).toEqual(['password', 'verify_code']);
  });
});
