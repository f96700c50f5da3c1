import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './login-providers-default';
import { loginProvidersFixtures as fixtures } from './login-providers.fixtures';
import { loginProviders } from './login-providers.section';

const onLogin = { page: 'login', title: 'ログイン' };

drawVariants('login-providers', { variants: loginProviders.variants, fixtures, env: onLogin });

describe('login-providers', () => {
  it('[auth.oauth] begins a login at a provider by a plain form, with the way back', () => {
    const html = renderView(View, fixtures.ok, { ...onLogin, prefix: '/gakuen' });
    expect(html.match(/<form [^>]*action="\/gakuen\/-\/do\/provider-redirect"/g)).toHaveLength(2);
    expect(html).toContain('<input type="hidden" name="provider" value="minori-id"/>');
    expect(html).toContain('<input type="hidden" name="redirect" value="/cart/"/>');
    expect(html).not.toContain('name="sync"');
    expect(textOf(html)).toContain('みのりIDでログイン');
  });

  it('links the account of another channel where that is the screen', () =>
    expect(renderView(View, fixtures.ok, { page: 'login.sync', title: '連携' })).toContain('name="sync" value="1"'));

  it('[auth.redirect-back] keeps no way back that leads elsewhere', () =>
    expect(renderView(View, { ...fixtures.ok, query: { redirect: '//elsewhere.example' } }, onLogin)).not.toContain(
      'elsewhere',
    ));

  it('does not send back to the provider whom somebody has come from to link it, until its ticket is over', () => {
    const values = { provider_ticket: 'T'.repeat(60), provider_name: 'みのりID', provider: 'minori-id' };
    const posted = { action: 'provider-join', values, code: '', message: '', errors: null };
    const html = renderView(View, fixtures.ok, { ...onLogin, posted });
    expect(html).not.toContain('<form');
    const over = { ...posted, action: 'login', code: 'auth.provider.failed' };
    expect(textOf(renderView(View, fixtures.ok, { ...onLogin, posted: over }))).toContain('みのりIDでログイン');
  });

  it('shows nothing in a shop without providers', () =>
    expect(renderView(View, fixtures.empty, onLogin)).not.toContain('<form'));
});
