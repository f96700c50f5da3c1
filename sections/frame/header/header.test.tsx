import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './header-default';
import { headerFixtures as fixtures } from './header.fixtures';
import { header } from './header.section';

drawVariants('header', { variants: header.variants, fixtures });

describe('header', () => {
  it('lets one skip, search without script and reach account and cart', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toContain('href="#main">本文へ移動');
    expect(html).toMatch(/<form[^>]* role="search" action="\/product" method="get"/);
    expect(html).toMatch(/<input type="search" aria-label="商品を検索"[^>]* name="keyword"/);
    expect(html).toMatch(/<a [^>]*href="\/login\/[^"]*"[^>]*>.*?ログイン/);
    expect(html).toMatch(/<a [^>]*href="\/cart\/"[^>]*>.*?カート<\/span><span data-cart-count/);
  });

  it('opens the menu of all categories without script', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toContain('popoverTarget="menu"');
    expect(html).toMatch(/<div [^>]*id="menu" popover="auto"/);
    expect(html).toMatch(/href="\/product\?category=wagashi-0"[^>]*>羊羹/);
  });

  it('shows again what was searched for, as text', () =>
    expect(renderView(View, fixtures.searched)).toContain('value="栗 &quot;羊羹&quot; &lt;b&gt;"'));

  it('[site.member-disabled] leads to no login in a shop without members', () => {
    const html = renderView(View, fixtures.ok, { isMemberless: true });
    expect(html).not.toContain('ログイン');
    expect(html).toContain('href="/cart/"');
  });

  it('[auth.redirect-back] leads to the login, and back to the screen', () =>
    expect(renderView(View, fixtures.ok, { url: '/product/a?x=1', prefix: '/gakuen' })).toContain(
      'href="/gakuen/login/?redirect=%2Fproduct%2Fa%3Fx%3D1"',
    ));

  it('leads members to their own page', () =>
    expect(renderView(View, fixtures.ok, { visitor: 'member' })).toMatch(/href="\/mypage"[^>]*>.*?マイページ/));
});
