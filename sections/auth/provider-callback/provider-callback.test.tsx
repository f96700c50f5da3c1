import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './provider-callback-default';
import { providerCallbackFixtures as fixtures } from './provider-callback.fixtures';
import { providerCallback } from './provider-callback.section';

const onCallback = { page: 'oauth.callback', title: 'ログイン' };

drawVariants('provider-callback', { variants: providerCallback.variants, fixtures, env: onCallback });

const posted = (given: object) => ({
  ...onCallback,
  posted: { action: 'provider-callback', values: {}, code: '', message: '', errors: null, ...given },
});
const state = 'minori-id.abc';

describe('provider-callback', () => {
  it('[auth.oauth] sends on what the provider says by a plain form, with the way back to the login elsewhere', () => {
    const query = { code: 'c"1', state, iss: 'https://id.example' };
    const html = renderView(View, { ...fixtures.ok, query }, { ...onCallback, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/provider-callback"/);
    expect(html).toContain('<input type="hidden" name="code" value="c&quot;1"/>');
    expect(html).toContain('<input type="hidden" name="iss" value="https://id.example"/>');
    expect(html).not.toContain('name="error"');
    expect(textOf(html)).toContain('ログインを続ける');
  });

  it('sends on, too, that the shopper has changed their mind', () => {
    const html = renderView(View, { ...fixtures.ok, query: { error: 'access_denied', state } }, onCallback);
    expect(html).toContain('<input type="hidden" name="error" value="access_denied"/>');
  });

  it('leads to the login whoever comes with nothing', () => {
    const html = renderView(View, fixtures.ok, onCallback);
    expect(html).not.toContain('<form');
    expect(html).toMatch(/<a [^>]*href="\/login\/"/);
  });

  it('asks a stranger to log in once more, or to register with what is known', () => {
    const values = {
      provider_ticket: 'T'.repeat(60),
      provider_name: 'みのりID',
      redirect: '/cart/',
      email: 'hanako@example.jp',
      last_name: '山田',
      first_name: '花子',
    };
    const html = renderView(View, fixtures.ok, posted({ values }));
    const [, join = '', register = ''] = html.split('<form ');
    expect(textOf(html)).toContain('「みのりID」のアカウントは、このショップの会員とまだつながっていません。');
    expect(join).toContain('/-/do/provider-join');
    expect(join).toContain('name="provider_email" value="hanako@example.jp"');
    expect(join).not.toContain('name="email"');
    expect(register).toContain('/-/do/register');
    for (const [name, value] of Object.entries({ email: values.email, orderer_name: '山田花子', step: 'edit' }))
      expect(register).toContain(`name="${name}" value="${value}"`);
    for (const form of [join, register]) {
      expect(form).toContain(`name="provider_ticket" value="${'T'.repeat(60)}"`);
      expect(form).toContain('name="redirect" value="/cart/"');
    }
  });

  it('says what went wrong, with a way on', () => {
    const message = 'ログインの手続きを確認できませんでした。';
    const html = renderView(View, fixtures.ok, posted({ code: 'auth.provider.failed', message, values: { state } }));
    expect(textOf(html)).toContain(message);
    expect(html).toMatch(/<a [^>]*href="\/login\/"/);
    expect(html).toMatch(/<div role="alert"><div [^>]*><strong>/);
    expect(html).not.toContain('<form');
  });

  it('leaves whom it is to another member’s account, stays or logs out first', () => {
    const other = posted({ code: 'auth.provider.other_member', message: '別の会員', values: { state } });
    const html = renderView(View, { ...fixtures.ok, query: { redirect: '/mypage/point' } }, other);
    expect(textOf(html)).toContain('別の会員');
    expect(html).toMatch(/<a [^>]*href="\/mypage\/point"[^>]*>いまのアカウントのまま続ける/);
    expect(html).toContain('/-/do/logout');
    expect(html).toContain('<input type="hidden" name="next" value="login"/>');
    expect(html).toContain('<input type="hidden" name="redirect" value="/mypage/point"/>');
    expect(html).not.toContain('href="/login/');
  });

  it('[auth.redirect-back] leads on by the way back that it was on, of this site alone', () => {
    const refused = posted({ code: 'auth.login.not_synced', message: 'x', values: { state } });
    const query = { redirect: '/mypage/point?x=1#q' };
    for (const env of [refused, onCallback])
      expect(renderView(View, { ...fixtures.ok, query }, env)).toContain(
        'href="/login/?redirect=%2Fmypage%2Fpoint%3Fx%3D1%23q"',
      );
    const html = renderView(View, { ...fixtures.ok, query }, refused);
    expect(html).toContain('<input type="hidden" name="redirect" value="/mypage/point?x=1#q"/>');
    const hostile = { ...fixtures.ok, query: { redirect: '//elsewhere.example' } };
    expect(renderView(View, hostile, refused)).not.toContain('elsewhere');
  });

  it('[auth.sync-channel] offers to use the account of another channel here, too', () => {
    const html = renderView(
      View,
      fixtures.ok,
      posted({ code: 'auth.login.not_synced', message: 'x', values: { state } }),
    );
    expect(html).toContain('<input type="hidden" name="provider" value="minori-id"/>');
    expect(html).toContain('<input type="hidden" name="sync" value="1"/>');
    expect(textOf(html)).toContain('連携してログインする');
    expect(html).toMatch(/<div role="status"><div [^>]*><strong>x</);
  });
});
