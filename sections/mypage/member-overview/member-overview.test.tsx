import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './member-overview-default';
import { memberOverviewFixtures as fixtures } from './member-overview.fixtures';
import { memberOverview } from './member-overview.section';

const env = { page: 'mypage', title: 'マイページ', url: '/mypage', visitor: 'member' } as const;

drawVariants('member-overview', { variants: memberOverview.variants, fixtures, env });

describe('member-overview', () => {
  it('[ent.user] greets the member by name and says what stands about the account', () => {
    const text = textOf(renderView(View, fixtures.ok, env));
    expect(text).toMatch(/^マイページ 山田 花子 様 いつもご利用/);
    expect(text).toMatch(/hanako@example\.jp （確認済み）.*m7k2q9xa4b.*使用していません.*2026年11月20日\(金\) 10:15/);
  });

  it('leads on, and to the confirmation of an address that nobody has confirmed', () => {
    const hrefs = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs(renderView(View, fixtures.ok, env))).toEqual([
      '/mypage/user_info',
      '/mypage/login_history',
      '/mypage/order_history',
      '/mypage/user_info',
      '/mypage/address',
      '/mypage/card',
      '/mypage/point',
      '/coupon',
      '/mypage/product_history',
      '/mypage/password',
      '/mypage/login_history',
    ]);
    expect(hrefs(renderView(View, fixtures.long, env))).toContain('/verify');
  });

  it('calls nobody by a name that they have not told', () => {
    const { settings, data } = fixtures.ok;
    const nameless = { settings, data: { ...data, user: { ...data.user, orderer_name: '' } } };
    const text = textOf(renderView(View, nameless, env));
    expect(text).toMatch(/^マイページ いつもご利用/);
  });

  it('says nothing of a login that nobody knows of', () =>
    expect(textOf(renderView(View, fixtures.empty, env))).not.toContain('最終ログイン'));
});
