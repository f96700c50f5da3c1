import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import type { Posted } from '../../../src/ui/shop-context';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './second-factor-default';
import { secondFactorFixtures as fixtures } from './second-factor.fixtures';
import { secondFactor } from './second-factor.section';

const env = { page: 'mypage.user-info', title: '会員情報', visitor: 'member' } as const;
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const url = `otpauth://totp/%E5%AE%9F%E3%82%8A:hanako%40example.jp?secret=${secret}`;
const shown: Posted = { action: 'second-factor', values: {}, code: '', message: '', errors: null };
const drawn = (posted: Partial<Posted>) =>
  renderView(View, fixtures.ok, { ...env, prefix: '/gakuen', posted: { ...shown, ...posted } });
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>([^<]+)/g)].map(([, label]) => label);

drawVariants('second-factor', { variants: secondFactor.variants, fixtures, env });

describe('second-factor', () => {
  it('[auth.mfa] says what holds, and offers the other ways by plain forms', () => {
    expect(buttonsOf(renderView(View, fixtures.ok, env))).toEqual(['認証アプリを使う', 'メールで受け取る']);
    expect(buttonsOf(renderView(View, fixtures.mail, env))).toEqual(['認証アプリを使う', '使用をやめる']);
    const html = renderView(View, fixtures.totp, { ...env, prefix: '/gakuen' });
    expect(textOf(html)).toContain('現在の設定 認証アプリの認証コード');
    expect(buttonsOf(html)).toEqual(['認証アプリを設定しなおす', 'メールで受け取る', '使用をやめる']);
    expect(html).toMatch(/<form action="\/gakuen\/-\/do\/authenticator#s1-title" method="post">/);
    expect(html).toMatch(
      /action="\/gakuen\/-\/do\/second-factor#s1-title" method="post"><input type="hidden" name="second_factor" value="mail"/,
    );
  });

  it('asks for the password once a way is chosen, and says at it what is wrong', () => {
    const html = drawn({ values: { second_factor: 'mail' } });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/second-factor#s1-title" method="post"/);
    expect(html).toContain('<input type="hidden" name="second_factor" value="mail"/>');
    expect(buttonsOf(html)).toEqual(['メールで受け取る設定にする']);
    expect(html).toMatch(/<a href="\/gakuen\/mypage\/user_info" data-native=""/);
    const errors = { password: [{ code: 'required', message: 'パスワードが正しくありません。' }] };
    const refused = drawn({ values: { second_factor: 'none' }, code: 'request.invalid', message: 'x', errors });
    expect(refused).toMatch(/id="s1-set-password-error"[^>]*>パスワードが正しくありません。/);
  });

  it('[auth.mfa] gives an authenticator its secret, to be typed or opened, and wants a code of it', () => {
    const qr_svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>';
    const html = drawn({ action: 'authenticator', values: { secret, url, qr_svg } });
    expect(html).toMatch(/<img [^>]*src="data:image\/svg\+xml,%3Csvg[^"<]*"/);
    expect(html).not.toContain('<svg xmlns');
    expect(html).toMatch(/alt="認証アプリで読み取るQRコード"/);
    expect(textOf(html)).toContain('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567');
    // Whoever has begun before has another one in the app.
    expect(textOf(html)).toMatch(/設定を始めるたびに新しくなります。.*先に登録したものは使えません。/);
    expect(html).toContain(`<a href="${url}">`);
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/authenticator#s1-title" method="post"/);
    expect(html).toContain(`<input type="hidden" name="secret" value="${secret}"/>`);
    expect(html).toMatch(/name="verify_code"/);
    // Nothing was wrong, and nothing looks as if.
    expect(html).toContain('<div role="alert"></div>');
    const { code, message } = errorOf('auth.login.locked');
    const refused = drawn({ action: 'authenticator', values: { secret, url }, code, message });
    expect(textOf(refused)).toContain(message);
    expect(refused).toContain('ABCD EFGH');
  });

  it('says why there is no secret, and offers the ways again', () => {
    const html = drawn({ action: 'authenticator', values: {}, code: 'server.error', message: '混み合っています。' });
    expect(textOf(html)).toContain('混み合っています。');
    expect(buttonsOf(html)).toContain('認証アプリを使う');
  });
});
