import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './login-form-default';
import { loginFormFixtures as fixtures } from './login-form.fixtures';
import { loginForm } from './login-form.section';

const onLogin = { page: 'login', title: 'ログイン' };
const handle = 'u'.repeat(32);

drawVariants('login-form', { variants: loginForm.variants, fixtures, env: onLogin });

const posted = (given: object) => ({
  ...onLogin,
  posted: { action: 'login', values: {}, code: '', message: '', errors: null, ...given },
});
const codeAsked = (values: object = {}) =>
  posted({ values: { user_id: handle, verify_by: 'mail', redirect: '/cart/', ...values } });

describe('login-form', () => {
  it('is a plain form that posts name, password and the way back to the shop', () => {
    const html = renderView(View, { ...fixtures.ok, query: { redirect: '/cart/' } }, { ...onLogin, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/login" method="post"/);
    expect(html).toContain('<input type="hidden" name="redirect" value="/cart/"/>');
    const inputs = html.match(/<input [^>]*>/g) ?? [];
    const of = (name: string) => inputs.find((input) => input.includes(`name="${name}"`));
    expect(of('login_id')).toMatch(/autocomplete="username"/i);
    expect(of('password')).toMatch(/type="password"/);
    expect(of('password')).toMatch(/autocomplete="current-password"/i);
  });

  it('[auth.redirect-back] takes the way back along to the registration and the reminders', () => {
    const query = { redirect: '/mypage/point?page=2' };
    expect(renderView(View, { ...fixtures.ok, query }, onLogin)).toContain(
      'href="/register?redirect=%2Fmypage%2Fpoint%3Fpage%3D2"',
    );
    expect(renderView(View, fixtures.ok, onLogin)).toContain('href="/register"');
    for (const path of ['/reminder', '/reminder/username'])
      expect(renderView(View, { ...fixtures.ok, query }, onLogin)).toContain(
        `href="${path}?redirect=%2Fmypage%2Fpoint%3Fpage%3D2"`,
      );
    const joining = { provider_ticket: 'T'.repeat(60), redirect: '/cart/' };
    const html = renderView(View, fixtures.ok, posted({ action: 'provider-join', values: joining }));
    expect(html.split('<form ')[2]).toContain('name="redirect" value="/cart/"');
  });

  it('[auth.redirect-back] keeps no way back that leads elsewhere', () =>
    expect(renderView(View, { ...fixtures.ok, query: { redirect: '//elsewhere.example' } }, onLogin)).not.toContain(
      'elsewhere',
    ));

  it('[site.tops] says why one logs in again, and of what was typed only what is kept', () => {
    const said = (query: Readonly<Record<string, string>>) =>
      textOf(renderView(View, { ...fixtures.expired, query }, onLogin));
    expect(said({ re: '1' })).toMatch(/有効期限が切れました.*もう一度ログインしてください。/);
    expect(said({ re: '1' })).not.toMatch(/残っています|カート/);
    expect(said({ re: '1', kept: '1' })).toMatch(/有効期限が切れました.*パスワードなどを除いてそのまま残っています。/);
  });

  it('[auth.logout] says so where another tab has logged out', () => {
    const html = renderView(View, { ...fixtures.ok, query: { re: 'out' } }, onLogin);
    expect(textOf(html)).toMatch(/ログアウトされています。.*もう一度ログインしてください。/);
    expect(textOf(html)).not.toContain('有効期限');
    // Nobody is to begin anew while the code is asked for.
    const asked = renderView(View, { ...fixtures.ok, query: { re: 'out' } }, codeAsked());
    expect(textOf(asked)).not.toContain('ログアウトされています');
  });

  it('[site.member-only] says why a shop for members alone asks for a login', () => {
    expect(textOf(renderView(View, fixtures.memberOnly, onLogin))).toContain('会員様のためのショップです');
    expect(textOf(renderView(View, fixtures.ok, onLogin))).not.toContain('会員様のため');
  });

  it('shows the name that was sent without script again, and what was wrong', () => {
    const message = 'メールアドレス・ログインIDまたはパスワードが正しくありません。';
    const values = { login_id: 'hanako' };
    const html = renderView(View, fixtures.ok, posted({ code: 'auth.login.failed', message, values }));
    expect(html).toMatch(/<input[^>]* name="login_id"[^>]* value="hanako"/);
    expect(textOf(html)).toContain(message);
  });

  it('[auth.oauth] takes the ticket of whoever has come from a provider along, to the registration too', () => {
    const joining = { provider_ticket: 'T'.repeat(60), provider_name: 'みのりID', provider: 'minori-id' };
    const values = { ...joining, login_id: 'hanako' };
    const html = renderView(View, fixtures.ok, posted({ code: 'auth.login.failed', message: 'いいえ', values }));
    const [, login = '', register = ''] = html.split('<form ');
    expect(register).toMatch(/\/-\/do\/provider-join".* name="by" value="registering"/);
    for (const form of [login, register])
      for (const [name, value] of Object.entries(joining)) expect(form).toContain(`name="${name}" value="${value}"`);
    expect(html).not.toContain('href="/register"');
    const over = posted({ code: 'auth.provider.failed', message: 'いいえ', values });
    expect(renderView(View, fixtures.ok, over)).not.toContain('provider_ticket');
  });

  it('[auth.oauth] says above the form whose account is linked, and at the code', () => {
    const values = { provider_ticket: 'T'.repeat(60), provider_name: 'みのりID', provider: 'minori-id' };
    const joining = (more: object) => posted({ action: 'provider-join', values: { ...values, ...more } });
    const text = (more: object) => textOf(renderView(View, fixtures.ok, joining(more)));
    expect(text({})).toMatch(/「みのりID」のアカウントを連携します。会員の.*「みのりID」だけで.*ログインID/);
    expect(text({ provider_email: 'hanako@example.jp' })).toContain('（hanako@example.jp）を連携します。');
    expect(text({ user_id: handle })).toContain('「みのりID」のアカウントを連携します。');
    expect(textOf(renderView(View, fixtures.ok, onLogin))).not.toContain('連携します');
  });

  it('[auth.sync-channel] offers to link the account of another channel, with the password typed again', () => {
    const html = renderView(
      View,
      fixtures.ok,
      posted({
        code: 'auth.login.not_synced',
        message: 'まだご利用になっていません。',
        values: { login_id: 'hanako' },
      }),
    );
    expect(html).toContain('<input type="hidden" name="sync" value="1"/>');
    expect(textOf(html)).toMatch(/もう一度パスワードを入力してください.*連携してログインする/);
    // A question, announced and drawn as one; not a fault.
    expect(html).toMatch(/<div role="status"><div [^>]*><strong>まだご利用に/);
    expect(html).not.toContain('role="alert"><div');
    const onSync = { page: 'login.sync', title: 'アカウントの連携' };
    expect(renderView(View, fixtures.ok, onSync)).toContain('name="sync" value="1"');
    expect(renderView(View, fixtures.ok, onLogin)).not.toContain('name="sync"');
  });

  it('[auth.mfa] asks for the code with the login held, and shows a demo’s code in an alert', () => {
    const html = renderView(View, fixtures.ok, codeAsked({ demo_code: '123456' }));
    expect(html).toMatch(/<form [^>]*action="\/-\/do\/login-code" method="post"/);
    expect(html).toContain(`<input type="hidden" name="user_id" value="${handle}"/>`);
    expect(html).toContain('<input type="hidden" name="redirect" value="/cart/"/>');
    expect(html).toMatch(/<p [^>]*role="alert"[^>]*>[^<]*123456/);
    const [, said] = /<p id="([^"]+)"[^>]*role="status">[^<]*6桁の認証コードをお送りしました。/.exec(html) ?? [];
    const [field] = html.match(/<input[^>]*name="verify_code"[^>]*>/) ?? [''];
    expect(field).toContain(`aria-describedby="${said}"`);
    // Other ways to log in are none of a login that is under way.
    expect(html).toContain('data-under-way=""');
    expect(renderView(View, fixtures.ok, onLogin)).not.toContain('data-under-way');
    expect(field).toMatch(/inputMode="numeric"[^>]*autoComplete="one-time-code"/);
    expect(html).not.toContain('name="password"');
    expect(html).toContain('href="/login/?redirect=%2Fcart%2F"');
  });

  it('[auth.mfa] says why the code is not asked for any more, where it was', () => {
    const html = renderView(View, { ...fixtures.ok, query: { step: 'code' } }, onLogin);
    expect(textOf(html)).toContain('認証コードを入力できる時間（10分）が過ぎたか');
    expect(html).toContain('name="login_id"');
    const inTime = renderView(View, { ...fixtures.ok, query: { step: 'code' } }, codeAsked());
    expect(textOf(inTime)).not.toContain('過ぎたか');
  });

  it('[auth.mfa] has another code sent by a plain form that names the login, and says that it was', () => {
    const html = renderView(View, fixtures.ok, codeAsked());
    const [, id] = /<form id="([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<button type="submit" [^>]*form="${id}" formAction="/-/do/login-resend"`));
    expect(html).toContain(`name="user_id" value="${handle}"`);
    expect(textOf(html)).toContain('認証コードをもう一度送る');
    expect(textOf(html)).not.toContain('もう一度お送りしました');
    const again = renderView(View, { ...fixtures.ok, query: { step: 'code', sent: '1' } }, codeAsked());
    expect(textOf(again)).toContain('新しく届いた6桁の認証コードを、10分以内に');
  });

  it('says where an authenticator’s code comes from', () => {
    const html = renderView(View, fixtures.ok, codeAsked({ verify_by: 'totp' }));
    expect(textOf(html)).toContain('認証アプリに表示されている');
    expect(html).not.toContain('login-resend');
    expect(html).not.toContain('お試し用');
  });

  it('[auth.mfa] tells whoever has lost the authenticator whom to ask, and what they are asked', () => {
    const html = renderView(View, fixtures.ok, codeAsked({ verify_by: 'totp' }));
    expect(html).toContain('<h2>認証アプリをお使いになれないとき</h2>');
    expect(html).toContain('<a href="tel:0120000000">0120-000-000</a>');
    expect(textOf(html)).toContain('受付時間 平日 9:00〜17:00');
    const unset = { ...fixtures.ok, data: { ...fixtures.ok.data, phone: '' } };
    expect(renderView(View, unset, codeAsked({ verify_by: 'totp' }))).toMatch(
      /<a [^>]*href="\/contact"[^>]*>お問い合わせ窓口/,
    );
    expect(textOf(html)).toContain('ご登録のお名前・メールアドレス・ご住所と、最近のご注文についてお伺いし');
    expect(renderView(View, fixtures.ok, codeAsked())).not.toContain('お使いになれないとき');
    expect(renderView(View, fixtures.ok, onLogin)).not.toContain('お使いになれないとき');
  });

  it('says what was wrong with the code that was sent without script', () => {
    const message = '認証コードが正しくありません。もう一度お確かめください。';
    const values = { user_id: handle, verify_by: 'mail', redirect: '' };
    const html = renderView(
      View,
      fixtures.ok,
      posted({ action: 'login-code', code: 'auth.verify.failed', message, values }),
    );
    expect(textOf(html)).toContain(message);
    // Said once, of the field that it is about.
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="verify_code"/);
    expect(textOf(html)).toContain('1件の入力内容をご確認ください。');
    expect(html).not.toMatch(/<strong>認証コードが正しくありません/);
  });

  it.each(['auth.verify.too_soon', 'auth.verify.no_more', 'auth.verify.too_many'] as const)(
    '[auth.mfa] says where another code was wanted why there is none, and leaves the one before to be typed: %s',
    (code) => {
      const { message } = errorOf(code);
      const values = { user_id: handle, verify_by: 'mail', redirect: '' };
      const again = { ...fixtures.ok, query: { step: 'code', sent: '1' } };
      const html = renderView(View, again, posted({ action: 'login-resend', code, message, values }));
      const [form = '', ways = ''] = html.split('</form>');
      expect(form).not.toContain(message);
      expect(form).toContain('name="verify_code"');
      expect(form).not.toContain('aria-invalid');
      expect(textOf(ways)).toContain(message);
      // One that is sent after a while is asked for again; none is promised besides.
      expect(html.includes('/-/do/login-resend')).toBe(code === 'auth.verify.too_soon');
      expect(textOf(html).includes('最後に届いた6桁のコード')).toBe(code !== 'auth.verify.too_soon');
      expect(textOf(html).includes('もう一度お送りしました')).toBe(code === 'auth.verify.too_soon');
    },
  );

  it('[auth.mfa] says again, where a code or the wish for another one is refused, what the screen has said', () => {
    const shown = { demo_code: '123456', provider_ticket: 'T'.repeat(60), provider_name: 'みのりID' };
    const first = renderView(View, { ...fixtures.ok, query: { step: 'code', sent: '1' } }, codeAsked(shown));
    const sent = Object.fromEntries(
      [...first.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    const refusals = [
      ['login-code', 'auth.verify.failed'],
      ['login-resend', 'auth.verify.too_soon'],
    ] as const;
    for (const [action, code] of refusals) {
      const { message } = errorOf(code);
      const values = { ...sent, verify_code: '12345' };
      const html = renderView(View, fixtures.ok, posted({ action, code, message, values }));
      for (const words of [
        '認証コードは 123456 です',
        '新しく届いた6桁の認証コード',
        '「みのりID」のアカウントを連携します。',
      ])
        expect(textOf(html), action).toContain(words);
      // A code that was wrong is typed anew; one that nobody has looked at is still there.
      expect(html.includes('value="12345"'), action).toBe(action === 'login-resend');
    }
  });

  it('[auth.mfa] begins anew, and says why, where no code ends the login any more', () => {
    const { code, message } = errorOf('auth.verify.over');
    const values = { user_id: handle, verify_by: 'mail', redirect: '/cart/' };
    const html = renderView(View, fixtures.ok, posted({ action: 'login-code', code, message, values }));
    expect(textOf(html)).toContain(message);
    expect(html).toContain('name="login_id"');
    expect(html).toContain('<input type="hidden" name="redirect" value="/cart/"/>');
  });

  it('[auth.mail-error] warns whom no mail reaches, with the way on as the shop has said it', () => {
    const warned = posted({ values: { to: '/cart/', about: 'mail' } });
    const html = renderView(View, fixtures.ok, warned);
    expect(textOf(html)).toContain('メールをお届けできない状態が続いています。');
    expect(html).toMatch(/<a [^>]*href="\/cart\/"[^>]*data-native/);
    // What somebody has sent along is no word of the shop's.
    const sent = posted({ code: 'auth.login.failed', message: 'x', values: { to: '/cart/', about: 'mail' } });
    expect(renderView(View, fixtures.ok, sent)).not.toContain('お届けできない');
    expect(renderView(View, fixtures.ok, posted({ values: { to: '//elsewhere.example' } }))).not.toContain('elsewhere');
  });

  it('[auth.oauth] says that what was to be linked is another member’s, and where mails do not arrive, that too', () => {
    const taken = '別の会員の方に連携されているため、今回は連携していません。';
    const only = renderView(View, fixtures.ok, posted({ values: { to: '/cart/', about: 'provider' } }));
    expect(textOf(only)).toContain(taken);
    expect(only).not.toContain('お届けできない');
    expect(only).toMatch(/<a [^>]*href="\/cart\/"[^>]*data-native/);
    const both = renderView(View, fixtures.ok, posted({ values: { to: '/cart/', about: 'mail provider' } }));
    expect(textOf(both)).toContain(taken);
    expect(textOf(both)).toContain('メールをお届けできない状態が続いています。');
  });
});
