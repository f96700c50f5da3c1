import { describe, expect, it } from 'vitest';
import type { LoginAnswer } from '../../../schemas/auth/auth';
import { errorOf } from '../../../schemas/shop-errors';
import { run, type Answer } from '../test/run-action';

const name = 'hanako@example.jp';
const typed = { login_id: name, password: 'hanako-1234' };
const handle = 'u'.repeat(32);

const answered = (given: Partial<LoginAnswer> = {}): Answer => ({
  status: 200,
  body: {
    access_token: null,
    expires_in: 900,
    expires_at: '2026-11-20T03:15:00.000Z',
    is_registered_member: true,
    has_password_expired: false,
    has_mail_error_count_over: false,
    user_id: '1',
    is_verify: false,
    ...given,
  },
});
const logIn = async (values: Readonly<Record<string, string>>, answer: Answer) =>
  run('login', { ...typed, ...values }, { 'auth.login': answer, 'auth.loginSyncChannel': answer }, { token: '' });

describe('what follows a login', () => {
  it('[auth.login] is the members’ top', async () => {
    const { outcome, sent } = await logIn({}, answered());
    expect(sent).toEqual([['auth.login', { body: typed }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/ec/' });
  });

  it.each([
    ['/product?category=tea#top', '/product?category=tea#top'],
    ['//elsewhere.example', '/ec/'],
    ['https://elsewhere.example/', '/ec/'],
    ['/mypage/logout?other=1', '/ec/'],
    ['/oauth/callback#h', '/ec/'],
  ])('[auth.redirect-back] is the screen that asked for it, of this site alone: %s', async (redirect, to) =>
    expect((await logIn({ redirect }, answered())).outcome).toMatchObject({ ok: true, to }),
  );

  it('[auth.redirect-back] is told to the shop, for the mail of a lock, where it is of this site', async () => {
    const told = async (redirect: string) => (await logIn({ redirect }, answered())).sent;
    expect(await told('/cart/')).toEqual([['auth.login', { body: { ...typed, redirect: '/cart/' } }]]);
    expect(await told('//elsewhere.example')).toEqual([['auth.login', { body: typed }]]);
  });

  it('[auth.redirect-back] is on this site for 200 hostile ways back', async () => {
    const starts = [
      '//',
      '///',
      '/\\',
      '\\\\',
      '/\t/',
      '/\n/',
      ' //',
      '/.//',
      '/a/..//',
      '/%2e//',
      '\u3000//',
      '/／',
      'https://',
    ];
    const ends = ['elsewhere.example', 'elsewhere.example/login/', 'shop.example@elsewhere.example', '0x7f.1', '[::1]'];
    const schemes = ['javascript:', 'data:text/html,', 'vbscript:', 'ftp://', 'HTTPS:', 'http:/', 'mailto:', 'blob:'];
    const hostile = [
      ...starts.flatMap((start) => ends.flatMap((end) => [start + end, `${start}${end}?a=1#b`])),
      ...schemes.flatMap((scheme) => ends.flatMap((end) => [scheme + end, `\u0000${scheme}${end}`])),
    ];
    expect(hostile.length).toBeGreaterThanOrEqual(200);
    for (const redirect of hostile) {
      const { outcome } = await logIn({ redirect }, answered());
      if (outcome.ok !== true) throw new Error(`${redirect} was no login`);
      const { origin } = new URL(outcome.to, 'https://shop.example/login/');
      expect(origin, JSON.stringify(redirect)).toBe('https://shop.example');
      expect(outcome.to, JSON.stringify(redirect)).toMatch(/^\/(?![/\\])/);
    }
  });

  it('[auth.not-registered] is the mail address to be confirmed, for whom it is not', async () =>
    expect((await logIn({ redirect: '/cart/' }, answered({ is_registered_member: false }))).outcome).toMatchObject({
      ok: true,
      to: '/verify?redirect=%2Fcart%2F',
    }));

  it('[auth.password-expired] is another password, where this one is too old', async () =>
    expect((await logIn({ redirect: '/cart/' }, answered({ has_password_expired: true }))).outcome).toMatchObject({
      ok: true,
      to: '/mypage/password?expired=1&redirect=%2Fcart%2F',
    }));

  it('[auth.mail-error] is a word before it, where the shop’s mails do not arrive', async () =>
    expect((await logIn({ redirect: '/cart/' }, answered({ has_mail_error_count_over: true }))).outcome).toMatchObject({
      ok: 'shown',
      screen: '/login',
      values: { to: '/cart/', about: 'mail' },
      done: { call: 'auth.login' },
    }));

  it('[auth.mfa] is the code’s form, which holds the login and the way back, and no password', async () => {
    const pending = answered({ is_verify: true, user_id: handle, verify_by: 'mail', verify_code: '123456' });
    expect((await logIn({ redirect: '/cart/' }, pending)).outcome).toMatchObject({
      ok: 'shown',
      at: '/login/?step=code&redirect=%2Fcart%2F',
      done: { call: 'auth.login' },
      screen: '/login?redirect=%2Fcart%2F',
      values: { user_id: handle, verify_by: 'mail', demo_code: '123456', redirect: '/cart/' },
    });
  });

  it('[auth.sync-channel] links the account to this channel where that is asked for', async () =>
    expect((await logIn({ sync: '1' }, answered())).sent).toEqual([['auth.loginSyncChannel', { body: typed }]]));

  it('is the form again where it is refused, without a word of which part was wrong', async () => {
    const refused = { status: 422, body: errorOf('auth.login.failed') };
    expect((await logIn({ redirect: '/cart/' }, refused)).outcome).toEqual({
      ok: false,
      screen: '/login?redirect=%2Fcart%2F',
      error: { code: 'auth.login.failed', message: 'メールアドレス・ログインIDまたはパスワードが正しくありません。' },
    });
  });
});

describe('what follows where another code is wanted', () => {
  const values = { user_id: handle, verify_by: 'mail', redirect: '/cart/' };

  it('[auth.mfa] is the code’s form, which says that it is another one', async () => {
    const pending = answered({ is_verify: true, user_id: handle, verify_by: 'mail', verify_code: '654321' });
    const { outcome, sent } = await run('login-resend', values, { 'auth.resendCode': pending }, { token: '' });
    expect(sent).toEqual([['auth.resendCode', { body: { user_id: handle } }]]);
    expect(outcome).toMatchObject({
      ok: 'shown',
      at: '/login/?step=code&sent=1&redirect=%2Fcart%2F',
      values: { user_id: handle, demo_code: '654321' },
      done: { call: 'auth.resendCode' },
    });
  });

  it('is the login anew where no code ends it any more', async () => {
    const refused = { 'auth.resendCode': { status: 422, body: errorOf('auth.verify.over') } };
    expect((await run('login-resend', values, refused, { token: '' })).outcome).toMatchObject({
      ok: false,
      screen: '/login?redirect=%2Fcart%2F',
      error: { code: 'auth.verify.over' },
    });
  });
});

describe('what follows the code of a login', () => {
  const values = { verify_code: '123456', user_id: handle, verify_by: 'totp', redirect: '/cart/' };

  it('[auth.mfa] is what follows a login', async () => {
    const { outcome, sent } = await run('login-code', values, { 'auth.verify': answered() }, { token: '' });
    expect(sent).toEqual([['auth.verify', { body: { verify_code: '123456', user_id: handle, redirect: '/cart/' } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/cart/' });
  });

  it('is the code’s form again where it is wrong', async () => {
    const refused = { 'auth.verify': { status: 422, body: errorOf('auth.verify.failed') } };
    expect((await run('login-code', values, refused, { token: '' })).outcome).toMatchObject({
      ok: false,
      screen: '/login?redirect=%2Fcart%2F',
      error: { code: 'auth.verify.failed' },
    });
  });
});
