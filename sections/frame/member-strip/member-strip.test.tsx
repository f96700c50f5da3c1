import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './member-strip-default';
import { memberStripFixtures as fixtures } from './member-strip.fixtures';
import { memberStrip } from './member-strip.section';

drawVariants('member-strip', { variants: memberStrip.variants, fixtures, env: { visitor: 'member' } });

describe('member-strip', () => {
  it('leads to the member’s pages, and keeps places for what is the member’s own', () => {
    const html = renderView(View, fixtures.ok, { visitor: 'member' });
    expect(html).toMatch(
      /href="\/mypage"[^>]*><span [^>]*><span data-own="name">会員様のページ<\/span><span data-with-own="" hidden=""> 様</,
    );
    expect(html).toMatch(/href="\/mypage\/point"[^>]*><span data-own="points">ポイント<\/span>/);
  });

  it('says nothing of points where the shop wishes so, and nothing at all to guests', () => {
    expect(renderView(View, fixtures.withoutPoints, { visitor: 'member' })).not.toContain('points');
    expect(renderView(View, fixtures.ok)).toBe('');
  });

  it('[auth.not-registered] says to whoever has yet to confirm the mail address that registering is not done, and leads there', () => {
    const html = renderView(View, fixtures.ok, { isUnconfirmed: true });
    expect(html).toMatch(/<a href="\/verify"><span>会員登録のお手続きが完了していません。/);
    expect(html).not.toContain('data-own');
    expect(html).not.toContain('/mypage');
    expect(renderView(View, fixtures.ok, { isUnconfirmed: true, page: 'verify' })).toBe('');
  });
});
