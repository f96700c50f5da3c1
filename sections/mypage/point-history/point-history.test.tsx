import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './point-history-default';
import { pointHistoryData } from './point-history.data';
import { pointHistoryFixtures as fixtures } from './point-history.fixtures';
import { pointHistory } from './point-history.section';

const env = { page: 'mypage.point', title: 'ポイント', visitor: 'member' } as const;

drawVariants('point-history', { variants: pointHistory.variants, fixtures, env });

describe('point-history', () => {
  it('[member.point] says what there is, until when, and how it came and went', () => {
    const text = textOf(renderView(View, fixtures.ok, env));
    expect(text).toMatch(/ご利用いただけるポイント ?1,250 ?ポイント/);
    expect(text).toMatch(/2027年3月31日\(水\)まで 1,000ポイント 有効期限なし 250ポイント/);
    expect(text).toMatch(/2026年11月18日\(水\) 12:30 お買い物でご利用 ご注文 261118-000021 −500/);
    expect(text).toMatch(/お店から付与 ご登録のお礼 有効期限：2027年3月31日\(水\) \+1,500/);
  });

  it('leads through the pages, and back from one that does not exist', () => {
    expect(renderView(View, fixtures.long, env)).toMatch(/href="\/mypage\/point\?page=6" rel="next"/);
    const { settings } = fixtures.ok;
    const context = {
      page: 'mypage.point',
      params: {},
      today: '2026-11-20',
      cartToken: '',
      isMember: false,
      settings,
    } as const;
    expect(pointHistoryData.needs({ ...context, query: { page: '3' } }).entries.input).toEqual({
      query: { page: 3, per: 20 },
    });
    expect(renderView(View, fixtures.beyond, env)).toMatch(/href="\/mypage\/point"[^>]*>最新の履歴を見る/);
  });

  it('says zero where there are none, and no end where none ends', () => {
    const html = renderView(View, fixtures.empty, env);
    expect(textOf(html)).toMatch(/ご利用いただけるポイント ?0 ?ポイント.*ポイントの履歴はまだありません/);
    expect(html).not.toContain('有効期限ごと');
  });
});
