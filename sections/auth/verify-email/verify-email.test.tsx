import { describe, expect, it } from 'vitest';
import type { Posted } from '../../../src/ui/shop-context';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './verify-email-default';
import { verifyEmailFixtures as fixtures } from './verify-email.fixtures';
import { verifyEmail } from './verify-email.section';

const env = { page: 'verify.email', title: 'メールアドレスの確認' };
const member = { ...env, visitor: 'member' } as const;
const unconfirmed = { ...env, isUnconfirmed: true } as const;
const posted: Posted = { action: 'verify-email', values: {}, code: 'request.invalid', message: 'x', errors: null };

drawVariants('verify-email', { variants: verifyEmail.variants, fixtures, env });

describe('verify-email', () => {
  it('[auth.verify-email] asks a guest for the password, by a plain form with the link’s token', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/verify-email" method="post"/);
    expect(html).toContain(`<input type="hidden" name="token" value="${fixtures.ok.query.token}"/>`);
    expect(html).toMatch(/<input[^>]* type="password" autoComplete="current-password"[^>]* name="password"/);
  });

  it('asks whoever has yet to confirm an address for a press alone', () => {
    const html = renderView(View, fixtures.ok, unconfirmed);
    expect(html).not.toContain('type="password"');
    expect(html).toContain(`name="token" value="${fixtures.ok.query.token}"`);
  });

  it('leads whoever is logged in to another account to log out first, and asks nothing of them', () => {
    const errors = { password: [{ code: 'required', message: 'パスワードを入力してください。' }] };
    for (const html of [
      renderView(View, fixtures.ok, member),
      renderView(View, fixtures.ok, { ...unconfirmed, posted: { ...posted, errors } }),
    ]) {
      expect(textOf(html)).toContain('現在、別のアカウントでログインしています。');
      expect(textOf(html)).not.toContain('パスワード');
      expect(html).toContain('name="next" value="verify-email"');
      expect(html).toContain(`name="token" value="${fixtures.ok.query.token}"`);
      expect(html).not.toContain('/-/do/verify-email');
    }
  });

  it('leads to a new mail where the link was cut, or is over', () => {
    const spent = { ...posted, code: 'user.link.not_found' };
    for (const html of [
      renderView(View, fixtures.cut, env),
      renderView(View, fixtures.spent, env),
      renderView(View, fixtures.ok, { ...env, posted: spent }),
    ]) {
      expect(textOf(html)).toContain('このリンクは、ご利用いただけません。');
      expect(html).not.toContain('<form');
      for (const way of ['/verify', '/login/', '/register']) expect(html).toContain(`href="${way}"`);
      expect(textOf(html)).not.toContain('確認がお済みです');
    }
    const own = renderView(View, fixtures.spent, { ...env, isUnconfirmed: true });
    expect(own).toContain('href="/verify"');
    expect(own).not.toContain('href="/register"');
  });

  it('tells a member whose link is over so, that their own address is confirmed, and of no mail', () => {
    for (const html of [renderView(View, fixtures.spent, member), renderView(View, fixtures.cut, member)]) {
      expect(textOf(html)).toMatch(
        /このリンクは、.*ご利用いただけません。ログイン中のアカウントは、メールアドレスの確認がお済み/,
      );
      expect(html).toMatch(/<a [^>]*href="\/ec\/"/);
      expect(html).not.toContain('href="/verify"');
    }
  });

  it('leads on once it is confirmed: a guest to the login, a member to the members’ top', () => {
    expect(renderView(View, fixtures.done, env)).toMatch(/<a [^>]*href="\/login\/"/);
    expect(renderView(View, fixtures.done, member)).toMatch(/<a [^>]*href="\/ec\/"/);
  });

  it('[auth.redirect-back] leads on to where the link says, by every way, and nowhere else', () => {
    const at = (name: 'ok' | 'spent' | 'done', more: Parameters<typeof renderView>[2], redirect = '/cart/') =>
      renderView(View, { ...fixtures[name], query: { ...fixtures[name].query, redirect } }, { ...env, ...more });
    const way = 'redirect=%2Fcart%2F';
    for (const more of [{}, unconfirmed, member]) expect(at('ok', more)).toContain('name="redirect" value="/cart/"');
    expect(at('ok', {})).toContain(`href="/reminder?${way}"`);
    for (const path of ['/verify', '/login/', '/register']) expect(at('spent', {})).toContain(`href="${path}?${way}"`);
    expect(at('done', {})).toContain(`href="/login/?${way}"`);
    for (const name of ['spent', 'done'] as const) expect(at(name, member)).toMatch(/<a [^>]*href="\/cart\/"/);
    expect(at('done', {}, '//elsewhere.example')).toContain('href="/login/"');
  });
});
