import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './product-history-default';
import { productHistoryFixtures as fixtures } from './product-history.fixtures';
import { productHistory } from './product-history.section';

const env = { page: 'mypage.product-history', title: '閲覧履歴', visitor: 'member' } as const;

drawVariants('product-history', { variants: productHistory.variants, fixtures, env });

describe('product-history', () => {
  it('[ent.product-history] shows each product with when it was looked at', () => {
    const html = renderView(View, fixtures.ok, env);
    expect([...html.matchAll(/<h2>/g)]).toHaveLength(fixtures.ok.data.viewed.data.length);
    expect(textOf(html)).toContain('2026年11月20日(金) 11:00');
  });

  it('deletes an entry by a plain form of its own, whose button says which', () =>
    expect(renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' })).toMatch(
      /action="\/gakuen\/-\/do\/viewed-delete".*name="id" value="50".*削除<span[^>]*>（/s,
    ));

  it('says what has been deleted, and what to do where nothing was looked at', () => {
    expect(textOf(renderView(View, fixtures.removed, env))).toContain('閲覧履歴から削除しました。');
    expect(textOf(renderView(View, fixtures.empty, env))).toMatch(/ご覧になった商品はまだありません.*商品を見る/);
  });
});
