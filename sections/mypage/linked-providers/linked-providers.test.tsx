import { describe, expect, it } from 'vitest';
import type { Posted } from '../../../src/ui/shop-context';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './linked-providers-default';
import { linkedProvidersFixtures as fixtures } from './linked-providers.fixtures';
import { linkedProviders } from './linked-providers.section';

const env = { page: 'mypage.user-info', title: '会員情報', visitor: 'member' } as const;

drawVariants('linked-providers', { variants: linkedProviders.variants, fixtures, env });

describe('linked-providers', () => {
  it('[auth.oauth] says by what one logs in, since when, and ends each by a plain form', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(textOf(html)).toMatch(/例ID.*に連携.*例IDとの\s*連携を解除する.*id\.old\.example.*ご利用いただけません/);
    expect(html.match(/<form action="\/gakuen\/-\/do\/provider-unlink" method="post">/g)).toHaveLength(2);
    expect(html).toContain('<input type="hidden" name="id" value="7"/>');
    expect(textOf(html)).toContain('メールアドレスまたはログインIDと、パスワードでログインできます');
  });

  it('says how one is linked where none is, and nothing in a shop without providers', () => {
    expect(textOf(renderView(View, fixtures.empty, env))).toContain(
      '一度ログアウトして、ログイン画面で「例ID」などのボタンから',
    );
    expect(renderView(View, fixtures.none, env)).toBe('');
  });

  it('says why one could not be ended', () => {
    const message = 'ただいま混み合っています。';
    const posted: Posted = { action: 'provider-unlink', values: { id: '7' }, code: 'x', message, errors: null };
    expect(textOf(renderView(View, fixtures.ok, { ...env, posted }))).toContain(message);
  });
});
