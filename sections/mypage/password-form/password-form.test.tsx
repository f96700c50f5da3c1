import { describe, expect, it } from 'vitest';
import type { Posted } from '../../../src/ui/shop-context';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './password-form-default';
import { passwordFormFixtures as fixtures } from './password-form.fixtures';
import { passwordForm } from './password-form.section';

const env = { page: 'mypage.password', title: 'パスワードの変更', visitor: 'member' } as const;
const posted: Posted = { action: 'password-change', values: {}, code: 'request.invalid', message: 'x', errors: null };

drawVariants('password-form', { variants: passwordForm.variants, fixtures, env });

describe('password-form', () => {
  it('[member.password] is a plain form that posts the present password and the new one', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/password-change" method="post"/);
    expect(html).toMatch(/<input[^>]* type="password" autoComplete="current-password"[^>]* name="password"/);
    expect(html).toMatch(/<input[^>]* type="password" autoComplete="new-password"[^>]* name="new_password"/);
    expect(textOf(html)).toContain('すべての端末からログアウトします');
  });

  it('names to password managers whose password it is', () => {
    const html = renderView(View, fixtures.ok, env);
    const [, before = ''] = /<form ([^]*?)name="password"/.exec(html) ?? [];
    expect(before).toMatch(
      /<input type="text" autoComplete="username" readOnly="" hidden="" value="hanako@example.jp"/,
    );
    expect(renderView(View, fixtures.long, env)).not.toContain('autoComplete="username"');
  });

  it('[auth.password-expired] says why, where the login leads here', () => {
    expect(textOf(renderView(View, fixtures.expired, env))).toContain('パスワードの有効期限が切れました。');
    expect(textOf(renderView(View, fixtures.ok, env))).not.toContain('有効期限');
  });

  it('[auth.password-expired] takes along where the login was to lead, and leads there once it is done', () => {
    const redirect = '/cart/';
    const html = renderView(View, { ...fixtures.expired, query: { expired: '1', redirect } }, env);
    expect(html).toMatch(/<input type="hidden" name="expired" value="1"/);
    expect(html).toMatch(/<input type="hidden" name="redirect" value="\/cart\/"/);
    const done = { ...fixtures.done, query: { done: '1', redirect } };
    expect(renderView(View, done, { ...env, visitor: 'guest' })).toMatch(/href="\/login\/\?redirect=%2Fcart%2F"/);
  });

  it('[member.rethrow] says in the shop’s words what was wrong, and shows no password', () => {
    const errors = { password: [{ code: 'required', message: '現在のパスワードが正しくありません。' }] };
    const html = renderView(View, fixtures.ok, { ...env, posted: { ...posted, errors } });
    expect(textOf(html)).toContain('現在のパスワードが正しくありません。');
    const locked = { ...posted, code: 'auth.login.locked', message: '一時的にログインを停止しています。' };
    expect(textOf(renderView(View, fixtures.ok, { ...env, posted: locked }))).toContain(locked.message);
  });

  it('leads a guest to the login once it is done; a member it tells nothing of the kind', () => {
    const html = renderView(View, fixtures.done, { ...env, visitor: 'guest' });
    expect(textOf(html)).toContain('パスワードを変更しました。');
    expect(html).toMatch(/<a [^>]*href="\/login\/\?redirect=%2Fmypage"/);
    expect(textOf(renderView(View, fixtures.done, env))).not.toContain('変更しました');
  });
});
