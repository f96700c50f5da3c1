import { describe, expect, it } from 'vitest';
import { knownAlready } from '../../../src/domain/mailed-link';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './verify-form-default';
import { verifyFormFixtures as fixtures } from './verify-form.fixtures';
import { verifyForm } from './verify-form.section';

const env = { page: 'verify', title: 'メールアドレスの確認' };

drawVariants('verify-form', { variants: verifyForm.variants, fixtures, env });

describe('verify-form', () => {
  it('is a plain form that posts to the shop where the mail goes', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/verify-request" method="post"/);
    expect(html).toMatch(/<input[^>]* type="email"[^>]* name="email"/);
  });

  it('tells whoever is logged in that registering is not finished yet', () => {
    expect(textOf(renderView(View, fixtures.ok, { ...env, isUnconfirmed: true }))).toContain('まだ完了していません');
    expect(textOf(renderView(View, fixtures.ok, env))).not.toContain('まだ完了していません');
  });

  it('asks whoever is logged in for no address, unless the shop wants it', () => {
    const unconfirmed = { ...env, isUnconfirmed: true } as const;
    const html = renderView(View, fixtures.ok, unconfirmed);
    expect(html).not.toContain('name="email"');
    expect(html).toContain('<input type="hidden" name="own" value="1"/>');
    const errors = { email: [{ code: 'required', message: '入力してください。' }] };
    const posted = { action: 'verify-request', values: {}, code: 'request.invalid', message: 'x', errors };
    expect(renderView(View, fixtures.ok, { ...unconfirmed, posted })).toContain('name="email"');
  });

  it('has no mail for a member, whose address is confirmed, and a way on', () => {
    for (const fixture of [fixtures.ok, fixtures.sent]) {
      const html = renderView(View, fixture, { ...env, visitor: 'member' });
      expect(textOf(html)).toContain('確認がお済みです');
      expect(html).toMatch(/<a [^>]*href="\/ec\/"/);
      expect(html).not.toContain('<form');
    }
  });

  it('[auth.redirect-back] leads on to where somebody was on the way to, once it is confirmed', () => {
    const query = { redirect: '/cart/' };
    for (const asked of [
      { ...fixtures.ok, query },
      { ...fixtures.sent, query: { ...fixtures.sent.query, ...query } },
    ]) {
      const html = renderView(View, asked, { ...env, isUnconfirmed: true });
      expect(html).toContain('href="/login/?redirect=%2Fcart%2F"');
      expect(html).toContain('name="redirect" value="/cart/"');
      expect(renderView(View, asked, { ...env, visitor: 'member' })).toMatch(/<a [^>]*href="\/cart\/"/);
    }
    expect(renderView(View, { ...fixtures.ok, query }, env)).toContain('name="redirect" value="/cart/"');
  });

  it('says once it is sent nothing of whether the shop knows the address', () => {
    const html = renderView(View, fixtures.sent, env);
    expect(textOf(html)).toContain('まだお済みでない場合は、確認のメールをお送りしました。');
    expect(html).toMatch(/<a [^>]*href="\/verify"/);
  });

  it('tells whoever is logged in how to register with another address, before the mail is sent and after', () => {
    for (const fixture of [fixtures.ok, fixtures.sent]) {
      const html = renderView(View, fixture, { ...env, isUnconfirmed: true });
      expect(textOf(html)).toMatch(/登録しなおすときは、先に\s*ログアウト\s*してください。/);
      expect(html).toMatch(/<a [^>]*href="\/mypage\/logout"/);
      expect(textOf(renderView(View, fixture, env))).not.toContain('ログアウト');
    }
  });

  it('tells, as it does everybody, who has an account already that its password holds, and the way to it', () => {
    const known = `「${knownAlready}」とあるときは`;
    for (const fixture of [fixtures.ok, fixtures.sent]) {
      const html = renderView(View, fixture, { ...env, isUnconfirmed: true });
      expect(textOf(html)).toContain(known);
      expect(textOf(html)).toContain('これまでのパスワードでログイン');
      expect(html).toContain('name="next" value="login"');
      expect(textOf(html)).not.toContain('確認のメールをお送りしました');
    }
    const html = renderView(View, fixtures.sent, env);
    expect(textOf(html)).toContain(known);
    for (const way of ['/login/', '/reminder']) expect(html).toContain(`href="${way}"`);
  });
});
