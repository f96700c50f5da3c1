import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './logout-form-default';
import { logoutFormFixtures as fixtures } from './logout-form.fixtures';
import { logoutForm } from './logout-form.section';

const onLogout = { page: 'mypage.logout', title: 'ログアウト' };

drawVariants('logout-form', { variants: logoutForm.variants, fixtures, env: onLogout });

describe('logout-form', () => {
  it('is a plain form, since a link that is opened ahead must log nobody out', () => {
    const html = renderView(View, fixtures.ok, { ...onLogout, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/logout" method="post"/);
    expect(textOf(html)).toContain('ログアウトする');
  });

  it('[auth.logout] says that somebody else is logged in than the screen before was drawn for, with a way on for both', () => {
    const query = { other: '1', redirect: '/mypage/user_info/edit?again=unsent' };
    const html = renderView(View, { ...fixtures.ok, query }, onLogout);
    expect(textOf(html)).toContain('まだ送信されていません');
    expect(html).toContain('<input type="hidden" name="next" value="login"/>');
    expect(html).toContain(`name="redirect" value="${query.redirect}"`);
    expect(html).toMatch(/<a [^>]*href="\/mypage"/);
    const hostile = renderView(
      View,
      { ...fixtures.ok, query: { ...query, redirect: '//elsewhere.example' } },
      onLogout,
    );
    expect(hostile).not.toContain('elsewhere');
  });

  it('says where the cart stays', () => {
    expect(textOf(renderView(View, fixtures.ok, { ...onLogout, visitor: 'member' }))).toContain('会員様のカートに残り');
    const guest = textOf(renderView(View, fixtures.ok, { ...onLogout, visitor: 'guest', isUnconfirmed: true }));
    expect(guest).toContain('このブラウザーに残ります');
  });

  it('says what went wrong', () => {
    const posted = { action: 'logout', values: {}, code: 'x', message: 'うまくいきませんでした。', errors: null };
    expect(textOf(renderView(View, fixtures.ok, { ...onLogout, posted }))).toContain('うまくいきませんでした。');
  });
});
