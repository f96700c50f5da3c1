import { describe, expect, it } from 'vitest';
import type { Posted } from '../../../src/ui/shop-context';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './verify-email-default';
import { verifyEmailFixtures as fixtures } from './verify-email.fixtures';
import { verifyEmail } from './verify-email.section';

const env = { page: 'verify.email', title: 'メールアドレスの確認' };
const member = { ...env, visitor: 'member' } as const;
const posted: Posted = { action: 'verify-email', values: {}, code: 'request.invalid', message: 'x', errors: null };

drawVariants('verify-email', { variants: verifyEmail.variants, fixtures, env });

describe('verify-email', () => {
  it('[auth.verify-email] asks a guest for the password, by a plain form with the link’s token', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/verify-email" method="post"/);
    expect(html).toContain(`<input type="hidden" name="token" value="${fixtures.ok.query.token}"/>`);
    expect(html).toMatch(/<input[^>]* type="password" autoComplete="current-password"[^>]* name="password"/);
  });

  it('asks a member for a press alone, and for the password where the account is another one', () => {
    for (const who of [member, { ...env, isUnconfirmed: true }] as const)
      expect(renderView(View, fixtures.ok, who)).not.toContain('type="password"');
    const errors = { password: [{ code: 'required', message: 'パスワードが正しくありません。' }] };
    const html = renderView(View, fixtures.ok, { ...member, posted: { ...posted, errors } });
    expect(html).toContain('type="password"');
    expect(textOf(html)).toContain('パスワードが正しくありません。');
    expect(html).not.toContain('href="/reminder"');
    expect(html).toContain('name="next" value="reminder"');
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

  it('tells a member who opens the link again that the address is confirmed, and of no mail', () => {
    for (const html of [renderView(View, fixtures.spent, member), renderView(View, fixtures.cut, member)]) {
      expect(textOf(html)).toContain('ご登録のメールアドレスは、確認がお済みです。');
      expect(textOf(html)).not.toContain('ご利用いただけません');
      expect(html).toMatch(/<a [^>]*href="\/ec\/"/);
      expect(html).not.toContain('href="/verify"');
    }
  });

  it('leads on once it is confirmed: a guest to the login, a member to the members’ top', () => {
    expect(renderView(View, fixtures.done, env)).toMatch(/<a [^>]*href="\/login\/"/);
    expect(renderView(View, fixtures.done, member)).toMatch(/<a [^>]*href="\/ec\/"/);
  });
});
