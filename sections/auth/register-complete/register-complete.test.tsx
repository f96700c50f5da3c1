import { describe, expect, it } from 'vitest';
import { knownAlready } from '../../../src/domain/mailed-link';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './register-complete-default';
import { registerCompleteFixtures as fixtures } from './register-complete.fixtures';
import { registerComplete } from './register-complete.section';

const env = { page: 'register.complete', title: '会員登録のお申し込みを受け付けました' };

drawVariants('register-complete', { variants: registerComplete.variants, fixtures, env });

describe('register-complete', () => {
  it('[auth.register] says that the mail address is to be confirmed, and the way where no mail comes', () => {
    const html = renderView(View, fixtures.ok, env);
    expect(textOf(html)).toContain('確認のリンクを24時間以内に開いて');
    expect(html).toMatch(/<a [^>]*href="\/verify"/);
  });

  it('tells everybody what holds for who has an account already', () => {
    const html = renderView(View, fixtures.ok, env);
    expect(textOf(html)).toContain(`「${knownAlready}」とあるときは`);
    expect(html).toContain('href="/reminder"');
  });

  it('[auth.redirect-back] leads by the login to where it was asked for, and nowhere else', () => {
    const at = (redirect: string) => renderView(View, { ...fixtures.ok, query: { redirect } }, env);
    expect(at('/cart/shipping-select')).toContain('href="/login/?redirect=%2Fcart%2Fshipping-select"');
    expect(at('/cart/shipping-select')).toContain('href="/verify?redirect=%2Fcart%2Fshipping-select"');
    expect(at('//elsewhere.example')).not.toContain('redirect=');
  });

  it('leads whoever is in another account on by a logout alone', () => {
    const html = renderView(View, { ...fixtures.ok, query: { redirect: '/cart' } }, { ...env, visitor: 'member' });
    expect(textOf(html)).toContain('別のアカウントでログインしています');
    expect(html).toContain('name="redirect" value="/cart"');
    expect(html).not.toMatch(/href="\/(login|verify)/);
  });
});
