import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './login-history-default';
import { loginHistoryData } from './login-history.data';
import { loginHistoryFixtures as fixtures } from './login-history.fixtures';
import { loginHistory } from './login-history.section';

const env = { page: 'mypage.login-history', title: 'ログイン履歴', visitor: 'member' } as const;

drawVariants('login-history', { variants: loginHistory.variants, fixtures, env });

describe('login-history', () => {
  it('[member.login-history] lists each login with its time in Japan, its browser and its address', () => {
    const text = textOf(renderView(View, fixtures.ok, env));
    expect(text).toMatch(
      /2026年11月20日\(金\) 10:15 Safari（iPhone） IPアドレス 198\.51\.100\.7 2026年11月13日\(金\) 21:40 Chrome（Windows）/,
    );
    expect(text).toContain('2026年10月30日(金) 17:05 その他のブラウザー ほかのショップでのログイン');
  });

  it('leads through the pages, asks for the one at the address, and back from one that does not exist', () => {
    expect(renderView(View, fixtures.long, env)).toMatch(/href="\/mypage\/login_history\?page=6" rel="next"/);
    const { settings } = fixtures.ok;
    const context = {
      page: 'mypage.login-history',
      params: {},
      today: '2026-11-20',
      cartToken: '',
      isMember: false,
      settings,
    } as const;
    expect(loginHistoryData.needs({ ...context, query: { page: '3' } }).logins.input).toEqual({
      query: { page: 3, per: 20 },
    });
    expect(renderView(View, fixtures.beyond, env)).toMatch(/href="\/mypage\/login_history"[^>]*>最新の記録を見る/);
  });

  it('says where nothing is recorded', () =>
    expect(textOf(renderView(View, fixtures.empty, env))).toContain('ログインの記録はありません'));
});
