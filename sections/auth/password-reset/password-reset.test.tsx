import { describe, expect, it } from 'vitest';
import type { Posted } from '../../../src/ui/shop-context';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './password-reset-default';
import { passwordResetData } from './password-reset.data';
import { passwordResetFixtures as fixtures } from './password-reset.fixtures';
import { passwordReset } from './password-reset.section';

const env = { page: 'reminder.reset', title: 'パスワードの再設定' };
const posted: Posted = { action: 'password-reset', values: {}, code: 'request.invalid', message: 'x', errors: null };
const context = { page: 'reminder.reset', params: {}, today: '2026-11-20', cartToken: '', isMember: false } as const;

drawVariants('password-reset', { variants: passwordReset.variants, fixtures, env });

describe('password-reset', () => {
  it('[auth.reminder] is a plain form that posts the link’s token with the new password', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/password-reset" method="post"/);
    expect(html).toContain(`<input type="hidden" name="token" value="${fixtures.ok.query.token}"/>`);
    expect(html).toMatch(/<input[^>]* type="password" autoComplete="new-password"[^>]* name="password"/);
  });

  it('names to password managers whose password it is, where the shop says so', () => {
    const html = renderView(View, fixtures.ok, env);
    const [, before = ''] = /<form ([^]*?)name="password"/.exec(html) ?? [];
    expect(before).toMatch(
      /<input type="text" autoComplete="username" readOnly="" hidden="" value="hanako@example.jp"/,
    );
    expect(renderView(View, fixtures.long, env)).not.toContain('autoComplete="username"');
  });

  it('says before anything is typed what a password has to be', () =>
    expect(textOf(renderView(View, fixtures.ok, env))).toContain('半角英字と半角数字を組み合わせた8文字以上'));

  it('asks who is logged in to log out first, and leads on with the link', () => {
    for (const who of [
      { ...env, visitor: 'member' },
      { ...env, isUnconfirmed: true },
    ] as const) {
      const html = renderView(View, fixtures.ok, { ...who, prefix: '/gakuen' });
      expect(textOf(html)).toContain('現在、会員としてログインしています。');
      expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/logout" method="post"/);
      expect(html).toContain('name="next" value="password-reset"');
      expect(html).toContain(`name="token" value="${fixtures.ok.query.token}"`);
      expect(html).not.toContain('-/do/password-reset');
      const over = renderView(View, fixtures.over, who);
      expect(over).toContain('name="next" value="reminder"');
      expect(over).not.toContain('href="/reminder');
    }
  });

  it('leads on where the link is over: from the first, or since the form was sent', () => {
    const spent = { ...posted, code: 'user.link.not_found' };
    for (const html of [
      renderView(View, fixtures.over, env),
      renderView(View, fixtures.ok, { ...env, posted: spent }),
    ]) {
      expect(textOf(html)).toContain('このリンクは、ご利用いただけません。');
      expect(html).not.toContain('<form');
      expect(html).toMatch(/<a [^>]*href="\/reminder"/);
    }
  });

  it('shows what is wrong of a password that was sent without script, and not the password', () => {
    const errors = { password: [{ code: 'minLength', message: '新しいパスワードは8文字以上で入力してください。' }] };
    const html = renderView(View, fixtures.ok, { ...env, posted: { ...posted, errors } });
    expect(textOf(html)).toContain('新しいパスワードは8文字以上で入力してください。');
    expect(html).toMatch(/<input[^>]* value=""[^>]*>|<input(?![^>]* value=)[^>]* name="password"/);
  });

  it('leads to the login once it is set', () =>
    expect(renderView(View, fixtures.done, env)).toMatch(/<a [^>]*href="\/login\/"/));

  it('[auth.redirect-back] leads on to where the link says, by every way', () => {
    const at = (name: 'ok' | 'over' | 'done', more: Parameters<typeof renderView>[2] = {}) =>
      renderView(
        View,
        { ...fixtures[name], query: { ...fixtures[name].query, redirect: '/cart/' } },
        { ...env, ...more },
      );
    const field = 'name="redirect" value="/cart/"';
    expect(at('ok')).toContain(field);
    for (const name of ['ok', 'over'] as const) expect(at(name, { visitor: 'member' })).toContain(field);
    expect(at('over')).toContain('href="/reminder?redirect=%2Fcart%2F"');
    expect(at('done')).toContain('href="/login/?redirect=%2Fcart%2F"');
  });

  it('asks about a whole token alone', () => {
    const settings = fixtures.ok.settings;
    expect(passwordResetData.needs({ ...context, settings, query: { token: 'T'.repeat(32) } }).link?.call).toBe(
      'user.checkReminder',
    );
    for (const query of [{}, { token: 'half' }, { token: `${'T'.repeat(32)}?` }])
      expect(passwordResetData.needs({ ...context, settings, query })).toEqual({});
  });
});
